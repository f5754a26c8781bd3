import type { ArtifactLocation, Location, Region } from 'sarif';
import type { Range } from '../../core/place.js';

/** The folder that all paths are relative to: the top of the repository. The upload knows where that is. */
export const sourceRoot = '%SRCROOT%';

export function locationOf(place: Range & { readonly path: string }): Location {
  return { physicalLocation: { artifactLocation: artifactOf(place.path), region: regionOf(place) } };
}

/** A path as a relative reference: a colon or a percent sign in it means nothing. */
export function artifactOf(path: string): ArtifactLocation {
  const uri = path.split('/').map(encoded).join('/');
  return { uri: uri || '.', uriBaseId: sourceRoot };
}

/** Lines and columns from 1, the end exclusive: as ours are. */
export function regionOf({ start, end }: Range): Region {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

/** A lone surrogate, which Windows may have in a name, is no text to encode. */
function encoded(part: string): string {
  return encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'));
}
