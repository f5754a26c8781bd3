import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{UsageError}from"./chunk-WZ4F5PLA.js";var ConfigurationError=class extends UsageError{name="ConfigurationError";faults;constructor(faults){let others=faults.length-1;super(others===0?faults[0]:`${faults[0]}\
 (and ${others} more)`),this.faults=faults}};export{ConfigurationError};
