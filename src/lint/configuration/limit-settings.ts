import type { Limits } from '../../core/limits.js';

/** How a limit is set, and how far: no configuration can switch the safety off, or keep a run busy without end. */
export interface LimitSetting {
  readonly limit: keyof Limits;
  /** What one of the setting is worth in the unit of the limit. */
  readonly unit: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly description: string;
}

const minute = 60_000;
const week = 7 * 24 * 60;
const kibibyte = 1024;
const mebibyte = 1024 * 1024;

/** The settings below `limits`, in the order of the documentation. */
export const limitSettings = {
  heartbeatMinutes: {
    limit: 'heartbeatMs',
    unit: minute,
    minimum: 1,
    maximum: week,
    description: 'How long an active agent may be silent.',
  },
  staleStoreMinutes: {
    limit: 'staleStoreMs',
    unit: minute,
    minimum: 1,
    maximum: week,
    description: 'How long the continuity store of Hivemind may stay as it is while its sessions run.',
  },
  clockSkewMinutes: {
    limit: 'clockSkewMs',
    unit: minute,
    minimum: 0,
    maximum: 60,
    description: 'How far two clocks may be apart.',
  },
  aliasExpansions: {
    limit: 'aliasExpansions',
    unit: 1,
    minimum: 0,
    maximum: 1000,
    description: 'How often the aliases of a YAML file may be expanded.',
  },
  yamlKiB: {
    limit: 'yamlBytes',
    unit: kibibyte,
    minimum: 1,
    maximum: 512,
    description: 'The largest YAML that is read: front matter, or a file that is nothing else.',
  },
  markdownKiB: {
    limit: 'markdownBytes',
    unit: kibibyte,
    minimum: 1,
    maximum: 16 * 1024,
    description: 'The largest Markdown file that is read.',
  },
  parsedMarkdownKiB: {
    limit: 'parsedMarkdownBytes',
    unit: kibibyte,
    minimum: 1,
    maximum: 1024,
    description: 'The largest Markdown body that is handed to a parser, where code has to be told from text.',
  },
  jsonMiB: {
    limit: 'jsonBytes',
    unit: mebibyte,
    minimum: 1,
    maximum: 256,
    description: 'The largest JSON file of Hivemind that is read.',
  },
  depth: {
    limit: 'depth',
    unit: 1,
    minimum: 8,
    maximum: 256,
    description: 'How deep YAML and JSON may nest.',
  },
  keys: {
    limit: 'keys',
    unit: 1,
    minimum: 100,
    maximum: 200_000,
    description: 'How many keys and items a YAML file may hold.',
  },
  findings: {
    limit: 'findings',
    unit: 1,
    minimum: 100,
    maximum: 100_000,
    description: 'How many findings a report may hold. Where there are more, the errors stay.',
  },
} as const satisfies Readonly<Record<string, LimitSetting>>;

export type LimitName = keyof typeof limitSettings;

/** Some limits with others in their place. */
export function limitsWith(limits: Limits, settings: Readonly<Partial<Record<LimitName, number>>>): Limits {
  const changed = Object.entries(settings).map(([name, value]) => {
    const { limit, unit } = limitSettings[name as LimitName];
    return [limit, value * unit];
  });
  return { ...limits, ...Object.fromEntries(changed) };
}
