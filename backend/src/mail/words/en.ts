import { capitalize } from 'shared/capitalize';
import * as pageWords from 'shared/words/en/index';
import type { PublicGuide } from '../../guides/guide-profile';
import type { FallbackFacts } from '../content/facts';
import { commonWords } from './common-words';
import { formatsOf, type ContactMethods, type Nearness } from './formats';

const format = formatsOf('en-US');
const { plural } = format;

/** "2 people". */
const peopleText = (n: number) => plural(n, { one: '# person', other: '# people' });

/** "Central Park on Monday, Jan 7, 10:00 AM". */
const walkText = ({ place, startsAt }: Pick<FallbackFacts, 'place' | 'startsAt'>) =>
  `${place} on ${format.shortWhen(startsAt)}`;
const meetingPointSentence = ({ meetingPoint }: Pick<FallbackFacts, 'meetingPoint'>) =>
  `We meet here: ${meetingPoint}.`;
const reasonSentence = (reason = '') => (reason === '' ? '' : ` The reason: ${reason}`);

/** "Dana Rivera, who speaks English and Spanish. License 2000123". */
const guideText = ({ name, languages, licenseNumber }: PublicGuide) => {
  const spoken = format.languages(languages);
  const person = spoken === '' ? name : `${name}, who speaks ${spoken}`;
  return licenseNumber === undefined ? person : `${person}. License ${licenseNumber}`;
};

/** Returns "reply to this email or call +1 212 555 0142", or an empty string without contact details. */
const contactMethodsText = ({ phone, email }: ContactMethods) =>
  format.alternatives([
    ...(email === undefined ? [] : ['reply to this email']),
    ...(phone === undefined ? [] : [`call ${phone}`]),
  ]);

const relativeDay = (nearness: Nearness, instant: Date) =>
  nearness === 'later' ? `on ${format.weekday(instant)}` : nearness;

/** The English texts of letters to visitors. Times are in New York. */
export const en = {
  ...commonWords(format, pageWords),
  people: peopleText,
  hours: (start: Date, end: Date) => `${format.time(start)} to ${format.time(end)}`,
  inNewYork: (hours: string) => `${hours}, New York time`,
  tourByNight: (place: string) => `${place} by night`,

  letterLabels: {
    before: 'Before',
    now: 'Now',
  },

  /** Shared by letters to visitors. */
  visitor: {
    hello: (name?: string) => (name === undefined ? 'Hi,' : `Hi ${name},`),
    signature: 'Your guide',
    seeYou: 'See you there!',
    tour: 'Tour',
    date: 'Date',
    time: 'Time',
    party: 'Your party',
    meeting: 'Meet at',
    guide: 'Your guide',
    guideDetails: guideText,
    price: 'Price',
    pay: 'How to pay',
    ticket: 'Open your ticket',
    findMe: 'How to find me',
    light: 'The light',
    bring: 'What to bring',
    allDetails: 'All the details as of now',
    reason: (reason: string) => `The reason: ${reason}`,
    calendar: 'The attached file puts the tour in your calendar.',
    calendarAgain:
      'Is it in your calendar? The attached file is up to date. If the old entry is still there, please delete it.',
    calendarGone:
      'Is it in your calendar? Then please delete it there, so you don’t get a reminder.',
    changeable: (until: Date) =>
      `Plans change? Until ${format.shortWhen(until)}, you can change or cancel on your ticket.`,
    linkIsKey:
      'The link opens your ticket without a password. Anyone who has it can change or cancel the booking, so forward this email with care.',
    questions: (methods: ContactMethods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `Questions? Just ${contactText}.`;
    },
    reasonForEmail:
      'You’re receiving this email because a tour was booked with this address. If you didn’t book it, somebody mistyped their own address. Please let us know.',
    reasonForWaitlistEmail:
      'You’re receiving this email because this address is on the waiting list for a tour.',
  },

  booked: {
    subject: (tour: string, start: Date) => `You’re booked: ${tour}, ${format.shortWhen(start)}`,
    preheader: (meetingPoint: string) => `We meet here: ${meetingPoint}. Your ticket is inside.`,
    title: 'You’re booked',
    text: (people: number) =>
      plural(people, {
        one: 'We’re going for a walk! I’m looking forward to meeting you.',
        other: 'We’re going for a walk! I’m looking forward to meeting all # of you.',
      }),
  },

  changed: {
    subject: (tour: string, start: Date) => `Your booking now: ${tour}, ${format.shortWhen(start)}`,
    preheader: (people: number) => `For ${peopleText(people)}. See what changed inside.`,
    title: 'Your booking has changed',
    text: 'Just as you asked. Here’s what’s different:',
    textOnly: 'Just as you asked. Here’s your booking now:',
  },

  cancelledByVisitor: {
    subject: (tour: string, start: Date) =>
      `Canceled, as you asked: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'There’s nothing else for you to do.',
    title: 'Your booking is canceled',
    text: (people: number) =>
      plural(people, {
        one: 'Thanks for letting me know: your spot can go to somebody else now. Sorry you can’t make it!',
        other:
          'Thanks for letting me know: your # spots can go to others now. Sorry you can’t make it!',
      }),
    undo: (until: Date) =>
      `Was that a mistake? Until ${format.time(until)}, New York time, you can undo it on your ticket.`,
    comeAnotherDay: 'Come another day',
    bye: 'See you another time!',
  },

  cancelledByGuide: {
    subject: (tour: string, start: Date) => `Canceled: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'I’m sorry: our walk is off. Please don’t come to the meeting point.',
    title: 'Our walk is canceled',
    text: (tour: string, start: Date) =>
      `I’m sorry: I’ve had to cancel our walk, ${tour} on ${format.when(start)}. Please don’t come to the meeting point.`,
    otherDatesTitle: 'Would another day suit you?',
    otherDatesText: 'There’s room for you here:',
    seeOtherDates: 'See other dates',
    bye: 'I hope to see you another time!',
  },

  /** Shared by letters about changes by the guide. */
  byGuide: {
    ifItSuits: 'Does that suit you? Then there’s nothing to do: I’m expecting you.',
    otherwise: (until: Date) =>
      `If it doesn’t, choose another date or cancel on your ticket. You can until ${format.shortWhen(until)}.`,
    otherwiseContact: (methods: ContactMethods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `If it doesn’t, please ${contactText}.`;
    },
    choose: 'Stay, change, or cancel',
  },

  moved: {
    subject: (tour: string, start: Date) => `Moved: ${tour} is now on ${format.shortWhen(start)}`,
    preheader: 'I’ve had to move our walk. Does the new time suit you?',
    title: 'Our walk has moved',
    text: 'I’m sorry: I’ve had to move our walk.',
  },

  changedByGuide: {
    subject: (tour: string, start: Date) =>
      `Something has changed: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'I’ve had to change something about our walk. Does it still suit you?',
    title: 'Our walk has changed',
    text: 'I’ve had to change something about our walk.',
  },

  restored: {
    subject: (tour: string, start: Date) => `It’s on again: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Good news: you’re booked after all.',
    title: 'It’s on again',
    text: 'Good news: your booking is back, and I’m expecting you after all.',
  },

  /** One letter about several bookings of a visitor. */
  several: {
    cancelled: {
      subject: (bookings: number) => `Canceled: your ${format.number(bookings)} tours`,
      preheader: 'I’m sorry: our walks are off. Please don’t come to the meeting points.',
      title: 'Our walks are canceled',
      text: 'I’m sorry: I’ve had to cancel these walks. Please don’t come to the meeting points.',
    },
    changed: {
      subject: (bookings: number) => `Something has changed: your ${format.number(bookings)} tours`,
      preheader: 'I’ve had to change something about our walks. Do they still suit you?',
      title: 'Our walks have changed',
      text: 'I’ve had to change something about these walks. If one doesn’t suit you anymore, you can change or cancel it on its ticket.',
    },
    restored: {
      subject: (bookings: number) => `They’re on again: your ${format.number(bookings)} tours`,
      preheader: 'Good news: you’re booked after all.',
      title: 'They’re on again',
      text: 'Good news: your bookings are back, and I’m expecting you after all.',
    },
    waitingOver: {
      subject: (bookings: number) =>
        `They won’t take place: ${format.number(bookings)} tours you’re waiting for`,
      preheader: 'Please make other plans for those days.',
      title: 'The walks won’t take place',
      text: 'You’re on the waiting lists for these walks, but they won’t take place then. Please make other plans.',
    },
  },

  reminder: {
    subject: (tour: string, nearness: Nearness, start: Date) =>
      `${capitalize(relativeDay(nearness, start))} at ${format.time(start)}: ${tour}`,
    preheader: (meetingPoint: string) => `Still coming? We meet here: ${meetingPoint}.`,
    title: (nearness: Nearness, start: Date) => `See you ${relativeDay(nearness, start)}`,
    text: 'Still coming? Then there’s nothing to do: I’ll be at the meeting point.',
    fewer: (until: Date) =>
      `Fewer people, or can’t make it? Change or cancel on your ticket until ${format.shortWhen(until)}, so your spots can go to others.`,
    late: (methods: ContactMethods) => {
      const contactText = contactMethodsText(methods);
      return contactText === ''
        ? undefined
        : `Fewer people, or can’t make it after all? Please ${contactText}.`;
    },
  },

  thanks: {
    subject: (tour: string, start: Date) =>
      `Thank you for walking with us: ${tour}, ${format.shortDate(start)}`,
    preheader: 'It was good to have you along.',
    title: 'Thank you for walking with us',
    text: (tour: string, start: Date) =>
      `It was good to have you along: ${tour} on ${format.date(start)}.`,
    tips: 'If you’d like to tip your guide:',
    review:
      'A review helps others decide whether to come along. If you’d like to write one, here’s the page.',
    /** @param host for example, "tripadvisor.com" */
    action: (host: string) => `Write a review on ${host}`,
    bye: 'I hope to see you again!',
  },

  waiting: {
    subject: (tour: string, start: Date) =>
      `You’re on the waiting list: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'I’ll write as soon as there’s room for you.',
    title: 'You’re on the waiting list',
    text: (people: number) =>
      plural(people, {
        one: 'The walk is full for now. As soon as there’s a spot for you, I’ll hold it and write to you.',
        other:
          'The walk is full for now. As soon as there’s room for all # of you, I’ll hold the spots and write to you.',
      }),
    wait: 'Until you hear from me, nothing is booked, so please don’t come to the meeting point.',
    confirm:
      'First, please confirm that this is your address: until you do, no spots are held for you.',
    confirmAction: 'Confirm, and see your place in line',
    action: 'See your place in line',
    leave: 'Made other plans? Leave the list there, so somebody else can move up.',
    bye: 'I hope it works out!',
  },

  offer: {
    subject: (tour: string, start: Date) =>
      `There’s room for you: ${tour}, ${format.shortWhen(start)}`,
    preheader: (until: Date) => `Held for you until ${format.shortWhen(until)}.`,
    title: 'There’s room for you',
    text: (people: number) =>
      plural(people, {
        one: 'You’re on the waiting list, and a spot has opened up. I’m holding it for you.',
        other: 'You’re on the waiting list, and # spots have opened up. I’m holding them for you.',
      }),
    until: (until: Date) =>
      `Say yes by ${format.when(until)}, New York time. After that, the next in line gets the chance.`,
    action: 'Yes or no?',
    decline: 'Can’t make it anymore? Say no there, so somebody else can come.',
  },

  offerLapsed: {
    subject: (tour: string, start: Date) =>
      `No longer held for you: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'The spots go to the next in line.',
    title: 'Your spots are no longer held',
    text: (people: number) =>
      plural(people, {
        one: 'I was holding a spot for you, but I didn’t hear from you, so the next in line gets the chance. You’re off the waiting list.',
        other:
          'I was holding # spots for you, but I didn’t hear from you, so the next in line gets the chance. You’re off the waiting list.',
      }),
    nextSteps: 'Would you still like to come? You can join the list again, or choose another date.',
  },

  waitingOver: {
    subject: (tour: string, start: Date) =>
      `It won’t take place: ${tour}, ${format.shortWhen(start)}`,
    preheader: 'Please make other plans for that day.',
    title: 'The walk won’t take place',
    text: 'You’re on the waiting list for this walk, but it won’t take place then. Please make other plans: if that changes and there’s room for you, I’ll write again.',
    nextSteps: 'Would you like to come another day? Here are the dates.',
  },

  fromGuide: {
    subject: (tour: string, start: Date) => `From your guide: ${tour}, ${format.shortWhen(start)}`,
    title: 'A word from your guide',
    text: (tour: string, start: Date) =>
      `This is about our walk, ${tour} on ${format.when(start)}:`,
    bye: 'Best wishes,',
  },

  /** The short messages that the guide sends instead of undelivered letters. */
  fallback: {
    standard: ({ name, people, ...facts }: FallbackFacts) =>
      `Hi ${name}, my email about our walk didn’t reach you. You’re booked for ${peopleText(people)}: ${walkText(facts)}. ${meetingPointSentence(facts)}`,
    cancelled: ({ name, reason, ...facts }: FallbackFacts) =>
      `Hi ${name}, I’m sorry: I’ve had to cancel our walk, ${walkText(facts)}. Please don’t come to the meeting point.${reasonSentence(reason)}`,
    changed: ({ name, reason, ...facts }: FallbackFacts) =>
      `Hi ${name}, I’ve had to change something about our walk. It’s ${walkText(facts)}. ${meetingPointSentence(facts)} Does that suit you?${reasonSentence(reason)}`,
    moved: ({ name, reason, moveReason = reason, ...facts }: FallbackFacts) =>
      `Hi ${name}, I’m sorry: I’ve had to move our walk. It’s now ${walkText(facts)}. ${meetingPointSentence(facts)} Does that suit you?${reasonSentence(moveReason)}`,
    restored: ({ name, ...facts }: FallbackFacts) =>
      `Hi ${name}, good news: our walk takes place after all, ${walkText(facts)}. ${meetingPointSentence(facts)}`,
    offer: ({ name, people, heldUntil, ...facts }: FallbackFacts) =>
      `Hi ${name}, there’s room for ${peopleText(people)} now: ${walkText(facts)}.${heldUntil ? ` I’m holding it for you until ${format.moment(heldUntil)}.` : ''} Would you still like to come?`,
    announcement: ({ name, notice = '', ...facts }: FallbackFacts) =>
      `Hi ${name}, about our walk, ${walkText(facts)}:\n${notice}`,
  },

  /** Shared by letters about accounts. */
  account: {
    ignore: 'If it wasn’t you, just ignore this email: nothing happens unless the link is used.',
    linkWorksOnce: (until: Date) =>
      `The link works once, until ${format.shortWhen(until)}, New York time.`,
    notYou: (methods: ContactMethods) => {
      const contactText = contactMethodsText(methods);
      return contactText === ''
        ? 'If that wasn’t you, somebody else may be in your account: reset your password.'
        : `If that wasn’t you, somebody else may be in your account: please ${contactText} right away.`;
    },
    reasonForEmail:
      'You’re receiving this email because this address belongs to an account here, or was entered for one.',
  },

  confirmAddress: {
    subject: 'Please confirm your email address',
    title: 'Is this your address?',
    text: 'Somebody, hopefully you, gave us this address. Confirm it, so that we can reach you when it matters, such as when the weather turns.',
    action: 'Yes, it’s mine',
  },

  confirmBooking: {
    subject: (tour: string, start: Date) =>
      `Please confirm your booking: ${tour}, ${format.shortWhen(start)}`,
    title: 'One tap, and you’re booked',
    text: (until: Date) =>
      `Your spots are held until ${format.time(until)}, New York time. Confirm that this is your address, and they’re yours.`,
    action: 'Confirm the booking',
    ignore: 'If you didn’t book this, just ignore this email: the spots will go to others.',
  },

  resetPassword: {
    subject: 'Choose a new password',
    title: 'Choose a new password',
    text: 'Somebody, hopefully you, asked for a new password for your account.',
    action: 'Choose a password',
    afterwards:
      'Once you’ve set it, you’re signed out everywhere and can sign in with the new password.',
  },

  emailChanged: {
    subject: 'Your email address has changed',
    title: 'Your email address has changed',
    toNewAddress: 'From now on, this is the address of your account. We’ll write to you here.',
    toOldAddress: (email: string) =>
      `From now on, the address of your account is ${email}. We won’t write to you here anymore.`,
    toUnconfirmedOldAddress:
      'This is no longer the address of your account. We won’t write to you here anymore.',
  },

  accountDeleted: {
    subject: 'Your account is deleted',
    title: 'Your account is deleted',
    text: 'Your account is deleted, and your upcoming tours are canceled. For tours up to today, we keep the place, the date, and the number of people, without your name. If you had paid for an upcoming tour, your guide sees your name and email address until its day is over, to pay you back.',
    bye: 'It was good to have you. The city is still there, and so are we.',
    calendar: 'Are they in your calendar? Then please delete them there.',
  },
};

/** The texts of letters to visitors. Each language has all of them. */
export type Words = typeof en;
