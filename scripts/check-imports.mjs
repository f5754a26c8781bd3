// Holds the import directions of .dependency-cruiser.mjs, and fails when some file of src/ was not looked at.
import { top } from './generate/files.mjs';
import { cruiseImports } from './imports/cruise.mjs';

const { files, imports, wrong, missed } = await cruiseImports(top);
for (const line of wrong) console.error(line);
for (const file of missed) console.error(`not looked at: ${file}`);
console.log(`${files} files, ${imports} imports, ${wrong.length} in the wrong direction`);
process.exitCode = wrong.length + missed.length > 0 || imports < files ? 1 : 0;
