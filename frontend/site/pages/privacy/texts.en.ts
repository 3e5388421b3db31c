export const texts = {
  lead: 'What this site stores, and for how long. Nothing is loaded from other sites.',
  counts: {
    title: 'What is counted',
    steps:
      'To find out where visitors get stuck, the site counts how many visits take each step: seeing a page, choosing a date, sending the booking form, booking, and canceling.',
    numbers:
      'For each day, it stores only numbers: by page, by the page’s language, and by the site that linked here. It stores nothing about you: no cookie, no IP address, no browser, and no path from page to page. The numbers are deleted after two years.',
    optOut: 'If your browser sends Do Not Track or Global Privacy Control, you aren’t counted.',
  },
  bookings: {
    title: 'Your bookings',
    contact:
      'Your name, email address, phone number, and notes are for your guide, to reach you about your tour. A booking also keeps the language that you read, for emails to you.',
    guests: (days: string) =>
      `Without an account, they are erased after ${days}, but not before your tour is over. What stays is the tour, the date, and the number of people.`,
    account:
      'With an account, you can download or delete all of your data. If you’ve paid for an upcoming tour, your guide keeps your name and email address until the day of that tour is over, to pay you back.',
  },
  cookies: {
    title: 'Cookies',
    cookie:
      'The site sets cookies only when you sign in, book, or open a page with your bookings. They tell it that a booking is yours, and scripts can’t read them.',
    storage:
      'Your browser also remembers for this site whether you’re signed in, whether you have bookings, which language you chose, and what you typed into a form that you haven’t sent.',
  },
  log: {
    title: 'The server’s log',
    text: 'The log has the IP address, the path, and the time of each request, to find errors and stop attacks. Old entries are overwritten.',
  },
  questions: 'Questions?',
};
