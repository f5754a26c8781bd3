#!/usr/bin/env node
import { main } from './cli/main.js';
import { processIo } from './cli/process-io.js';

const { io, end } = processIo();
end(await main(process.argv.slice(2), io));
