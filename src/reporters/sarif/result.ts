import type { Fix, Result } from 'sarif';
import type { Edit, Finding, RelatedPlace, Repair } from '../../core/finding.js';
import { artifactOf, locationOf, regionOf } from './location.js';
import { levels } from './rules.js';
import { linkTo, plain } from './text.js';

/** Places elsewhere that a message links to. All stand among the related locations, as far as GitHub keeps them. */
const most = { linked: 5, related: 100 };

/**
 * @param ruleIndex the number of the rule among those of the file
 * @param lineHash what GitHub knows the line by; undefined where the file was not read
 */
export function resultOf(finding: Finding, ruleIndex: number, lineHash: string | undefined): Result {
  const { rule, severity, message, related = [], repair, fingerprint } = finding;
  const places = related.slice(0, most.related);
  const fixes = repair ? fixesOf(repair) : [];
  return {
    ruleId: rule,
    ruleIndex,
    level: levels[severity],
    message: { text: [plain(message, rule), ...linksOf(places)].join('\n') },
    locations: [locationOf(finding)],
    ...(places.length > 0 && { relatedLocations: places.map(relatedLocation) }),
    partialFingerprints: {
      primaryLocationLineHash: lineHash ?? fingerprint,
      'agentStateLint/v1': fingerprint,
    },
    ...(fixes.length > 0 && { fixes }),
  };
}

/** GitHub shows a related location only where the message links to it. */
function linksOf(places: readonly RelatedPlace[]): string[] {
  return places.slice(0, most.linked).map((place, index) => `See ${linkTo(index + 1, wordsOf(place))}`);
}

function relatedLocation(place: RelatedPlace, index: number) {
  return { id: index + 1, ...locationOf(place), message: { text: wordsOf(place) } };
}

function wordsOf({ message, path, start }: RelatedPlace): string {
  return plain(message, `${path}:${start.line}`);
}

/** GitHub refuses a whole file that has a fix without changes. */
function fixesOf({ safe, title, edits }: Repair): Fix[] {
  const paths = [...new Set(edits.map((edit) => edit.path))];
  const artifactChanges = paths.map((path) => ({
    artifactLocation: artifactOf(path),
    replacements: edits.filter((edit) => edit.path === path).map(replacementOf),
  }));
  const description = { text: `${safe ? 'safe' : 'unsafe'} repair: ${plain(title, 'no title')}` };
  return artifactChanges.length === 0 ? [] : [{ description, artifactChanges, properties: { safe } }];
}

/** Without anything inserted, it deletes. */
function replacementOf(edit: Edit) {
  return { deletedRegion: regionOf(edit), ...(edit.text !== '' && { insertedContent: { text: edit.text } }) };
}
