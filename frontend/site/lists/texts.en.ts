import { format } from '../texts/format.en';

/** Texts for the two lists' pages. */
export const texts = {
  form: {
    title: 'Creat your tour to your favorite attraction',
    place: 'Place',
    choosePlace: 'Choose a place',
    day: 'Day',
    chooseDay: 'Choose a day',
    create: 'Create Tour',
    update: 'Update Tour',
    cancel: 'Cancel',
    bookOnTourPage: 'Book it on its own page, where you can leave your email',
    /** @param reason a sentence, as in the other messages */
    notSaved: (reason: string) => `The tour wasn’t saved. ${reason}`,
    deletedElsewhere: 'It was deleted somewhere else, but you can create it again.',
  },

  table: {
    title: 'Details of your tour here:',
    place: 'Place',
    day: 'Day',
    people: 'People',
    options: 'Options',
    loading: 'Loading your tours…',
    notLoaded: (reason: string) => `Your tours couldn’t be loaded. ${reason}`,
    empty: 'No tours yet. Pick a place and a day, and your first walk will show up here.',
    edit: 'Edit',
    delete: 'Delete',
    calendar: 'Add to calendar',
    over: 'This tour is over.',
    /** @param until for example, "Monday, Nov 23, 10:00 AM" */
    held: (until: string) => `Not booked yet: open the link in our email by ${until}.`,
    expired: 'Not booked: it wasn’t confirmed in time.',
    canceled: (reason: string) => `Canceled by the guide: ${reason}`,
    dismiss: 'Got it',
    /** For screen readers. @param change a sentence */
    change: (place: string, date: string, change: string) =>
      `${place}, ${format.dayAndDate(date)}: ${change}`,
    notRestored: (reason: string) => `The tour wasn’t restored. ${reason}`,
    restored: 'The tour is back in your list.',
    notDeleted: (reason: string) => `The tour wasn’t deleted. ${reason}`,
  },

  /** For a guest's booking that is on hold until its email is confirmed. */
  toConfirm: {
    title: 'One more tap',
    /** @param until for example, "Monday, Nov 23, 10:00 AM" */
    body: (until: string) =>
      `The spots are held for you until ${until}. Open the link in the email that we’ve sent you, and you’re booked.`,
    see: 'See your booking',
  },

  created: {
    title: 'Tour Creation',
    day: 'The tour has been created ✅',
    night: 'The record has been created ✅',
    ticket: 'See your ticket',
  },
  updated: { title: 'Tour Edition', body: 'The tour has been updated ✅' },
  deleted: { title: 'Tour Deletion', body: 'The tour has been deleted ✅' },

  /** The function renders a link with the given text. */
  guest: <Node>(guestRetention: string, signUp: (text: string) => Node) => [
    `You’re booking as a guest: only this browser can show your tours, and only for ${guestRetention}. `,
    signUp('Sign up'),
    ' to keep them.',
  ],
};
