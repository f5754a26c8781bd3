/** How far an agent stands from the person: 0 leads, 1 coordinates, 2 does the work, 3 looks things up. */
export type Level = 0 | 1 | 2 | 3;

const form = /^(?:h[a-z]-)?l([0-3])(?![a-z0-9])/i;

/** The level that the name of an agent tells: `hm-l2-builder`, `L2`; undefined when it tells none. */
export function levelOf(agent: string): Level | undefined {
  const level = form.exec(agent.trim())?.[1];
  return level === undefined ? undefined : (Number(level) as Level);
}
