import { refusalText } from 'shared/refusal-text';
import { refusalSentences } from 'shared/words/en/refusals';
import type { GetRefusalText } from '../../api/client';

/** Returns the site's own sentence for a refusal's code. */
export const refusalTextOf: GetRefusalText = (code, values) =>
  refusalText(refusalSentences, code, values);
