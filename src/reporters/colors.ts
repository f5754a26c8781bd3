/** What the environment says about colour, NO_COLOR before FORCE_COLOR; undefined when it says nothing. */
export function colorsOf(env: Readonly<Record<string, string | undefined>>): boolean | undefined {
  if (env.NO_COLOR) return false;
  return env.FORCE_COLOR ? env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false' : undefined;
}
