import type { texts as english } from '../../../api/texts.en';

export const texts: typeof english = {
  noSentence: '服务器内部错误，请检查服务器',
  offline: '连不上服务器。请检查网络后重试。',
};
