import type { ReportingDescriptor } from 'sarif';
import type { Finding, Severity } from '../../core/finding.js';
import type { ReportedRule } from '../reporter.js';
import { plain } from './text.js';

export const levels = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<Severity, string>;

/** Rules in the order of the file, which results refer to by number. */
export class Rules {
  readonly descriptors: ReportingDescriptor[];
  readonly #indexes: Map<string, number>;

  constructor(rules: readonly ReportedRule[]) {
    this.descriptors = rules.map(descriptorOf);
    this.#indexes = new Map(rules.map(({ id }, index) => [id, index]));
  }

  /** The number of a rule; one that nothing is known of but what a finding says is added. */
  indexOf({ rule, url, severity }: Pick<Finding, 'rule' | 'url' | 'severity'>): number {
    const known = this.#indexes.get(rule);
    if (known !== undefined) return known;
    const index = this.descriptors.push(descriptorOf({ id: rule, summary: rule, source: '', severity, url })) - 1;
    this.#indexes.set(rule, index);
    return index;
  }

  /** Undefined for a rule that is not among them. */
  find(rule: string): { readonly id: string; readonly index: number } | undefined {
    const index = this.#indexes.get(rule);
    return index === undefined ? undefined : { id: rule, index };
  }
}

function descriptorOf({ id, severity, summary, source, url }: ReportedRule): ReportingDescriptor {
  const [family = id] = id.split('/');
  const whole = source === '' ? summary : `${summary} (${source})`;
  return {
    id,
    shortDescription: { text: plain(summary, id) },
    fullDescription: { text: plain(whole, id) },
    help: {
      text: plain(`${id}: ${whole}. More: ${url}`, id),
      markdown: `What holds when it is silent: ${summary || id}.\n\n[Why it matters, and how to mend it](${url})`,
    },
    helpUri: url,
    defaultConfiguration: { level: levels[severity] },
    properties: { tags: [family] },
  };
}
