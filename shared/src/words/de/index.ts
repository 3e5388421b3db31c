export * from './access.ts';
export * from './calendar.ts';
export * from './daylight.ts';
export * from './payment.ts';
export * from './price.ts';
export * from './refusals.ts';
export * from './special-days.ts';
export * from './places.ts';
