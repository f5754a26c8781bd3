/** How far a mission is, as its state says. Where the state is wrong, so is this. */
export interface MissionOutline {
    /** `waiting`: for a person, or for a session that takes it up again. Undefined where the state does not say. */
    readonly stage: 'planned' | 'running' | 'waiting' | 'complete' | 'failed' | undefined;
    /** What its steps are. */
    readonly unit: 'phase' | 'block';
    /** How many steps there are, from 1 on. */
    readonly total: number;
    /** The step that it stands at, from 1 to `total`; undefined where the state does not say. */
    readonly current: number | undefined;
    /** What that is called: text of a file. */
    readonly name: string | undefined;
    /** The steps one by one, as many as `total`; missing where the state only counts them. */
    readonly steps?: readonly MissionStep[];
    /** As the state says it, from 0 to 100. */
    readonly percent: number | undefined;
}
/** One step of a mission that lists them. */
export interface MissionStep {
    readonly isComplete: boolean;
    readonly blocks: {
        readonly complete: number;
        readonly total: number;
    } | undefined;
}
