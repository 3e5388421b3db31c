export { accessWords } from './access.ts';
export { calendarWords } from './calendar.ts';
export { daylightWords } from './daylight.ts';
export { paymentWords } from './payment.ts';
export { priceWords } from './price.ts';
export { refusalSentences } from './refusals.ts';
export { specialDaySentences, specialDayTitles } from './special-days.ts';
export { placeNames } from './places.ts';
