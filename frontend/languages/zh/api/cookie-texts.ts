import type { texts as english } from '../../../api/cookie-texts.en';

export const texts: typeof english = {
  bookings: '浏览器拦截了本站的Cookie，无法保存您的预订。请允许Cookie。',
  account: '浏览器拦截了本站的Cookie，无法打开您的账户。请允许Cookie。',
};
