import { olderMissions } from '../../../support/missions.js';
import { lawsHold } from './properties.js';

lawsHold('the older dialects', olderMissions, 5, 600);
