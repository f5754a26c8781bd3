import { missions } from '../../../support/missions.js';
import { lawsHold } from './properties.js';

// In several files, so that they run at the same time.
lawsHold('the schema dialect', missions, 3, 1100);
