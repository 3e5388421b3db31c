import type { Decision, Rules } from '../decision';
import type { Needs } from '../needs';
import type { RefusalCode } from '../refusal';
import type { State } from '../state';

/** How commands of one kind are carried out. */
export interface CommandDefinition<Input, Code extends RefusalCode = never> {
  /** Returns what must be loaded for the decision. */
  needs: (command: Input) => Needs;
  /** Decides the command from the state alone, without side effects. */
  decide: (command: Input, state: State, rules: Rules) => Decision<Code>;
}
