// Generated from backend/openapi.json by `make generate`. Not to be edited.

export const MessageRecord = {
  "status": {
    "failed": "couldn’t be delivered.",
    "unknown": "may not have arrived: the connection was lost."
  }
} as const;

export const MailChoiceInput = {
  "bookings": {
    "each": "an email for each booking, right away",
    "daily": "once a day, in the morning",
    "none": "no mail"
  }
} as const;

export const BulkDeparture = {
  "obstacle": {
    "started": "It has already started.",
    "other-date": "It would start on a different date.",
    "past": "It would start in the past."
  }
} as const;

export const DeliveryProblem = {
  "why": {
    "no-address": "there is no email address.",
    "no-mail": "the site has no mail server.",
    "delayed": "the email is still waiting. {answer}",
    "failed": "the email was refused. {answer}",
    "unknown": "the email may not have arrived.",
    "limited": "too many emails have been sent to this address."
  }
} as const;
