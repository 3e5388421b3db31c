// Generated from backend/openapi.json by `make generate`. Not to be edited.

export const MessageRecord = {
  "status": {
    "failed": "couldn’t be delivered.",
    "unknown": "may not have arrived: the connection was lost."
  }
} as const;

export const MailChoiceInput = {
  "bookings": {
    "each": "each as it comes",
    "daily": "once a day, in the morning",
    "none": "no mail"
  }
} as const;

export const DeliveryProblem = {
  "why": {
    "no-address": "there is no email address.",
    "no-mail": "the site has no mail server.",
    "delayed": "the mail is still waiting. {answer}",
    "failed": "the mail was refused. {answer}",
    "unknown": "the mail may not have arrived.",
    "limited": "too many mails have gone to this address."
  }
} as const;
