// Generated from backend/openapi.json by `make generate`. Not to be edited.

export const SignUpInput = {
  "username": {
    "minLength": 3,
    "maxLength": 30,
    "pattern": "^[A-Za-z0-9_\\-.]+$"
  },
  "email": {
    "maxLength": 254,
    "pattern": "^[\\x21\\x23-\\x7e]+$"
  },
  "password": {
    "minLength": 8,
    "maxLength": 128,
    "guideMinLength": 12
  }
} as const;

export const LoginInput = {
  "username": {
    "minLength": 1,
    "maxLength": 254,
    "pattern": "^[\\x21-\\x7e]+$"
  },
  "password": {
    "minLength": 8,
    "maxLength": 128
  }
} as const;

export const AgePriceInput = {
  "minAge": {
    "minimum": 0,
    "maximum": 99
  },
  "cents": {
    "minimum": 0,
    "maximum": 10000000
  }
} as const;

export const AgesInput = {
  "SENIOR": {
    "minimum": 0,
    "maximum": 100
  },
  "YOUTH": {
    "minimum": 0,
    "maximum": 100
  },
  "CHILD": {
    "minimum": 0,
    "maximum": 100
  },
  "INFANT": {
    "minimum": 0,
    "maximum": 100
  }
} as const;

export const ContactInput = {
  "name": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "email": {
    "maxLength": 254,
    "pattern": "^[\\x21\\x23-\\x7e]+$"
  },
  "phone": {
    "maxLength": 40
  },
  "note": {
    "maxLength": 500,
    "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const PasswordChangeInput = {
  "password": {
    "minLength": 8,
    "maxLength": 128
  },
  "newPassword": {
    "minLength": 8,
    "maxLength": 128,
    "guideMinLength": 12
  }
} as const;

export const EmailChangeInput = {
  "password": {
    "minLength": 8,
    "maxLength": 128
  },
  "email": {
    "maxLength": 254,
    "pattern": "^[\\x21\\x23-\\x7e]+$"
  }
} as const;

export const AccountDeletionInput = {
  "password": {
    "minLength": 8,
    "maxLength": 128
  }
} as const;

export const EmailConfirmationInput = {
  "token": {
    "pattern": "^([0-9a-f]{24})\\.(\\d{1,12})\\.([A-Za-z0-9_-]{43})$"
  }
} as const;

export const PasswordResetInput = {
  "email": {
    "maxLength": 254,
    "pattern": "^[\\x21\\x23-\\x7e]+$"
  }
} as const;

export const NewPasswordInput = {
  "token": {
    "pattern": "^([0-9a-f]{24})\\.(\\d{1,12})\\.([A-Za-z0-9_-]{43})$"
  },
  "password": {
    "minLength": 8,
    "maxLength": 128,
    "guideMinLength": 12
  }
} as const;

export const InvitationInput = {
  "name": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "password": {
    "minLength": 8,
    "maxLength": 128
  }
} as const;

export const OwnerInput = {
  "password": {
    "minLength": 8,
    "maxLength": 128
  }
} as const;

export const GuideProfileInput = {
  "name": {
    "minLength": 1,
    "maxLength": 60,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "phone": {
    "maxLength": 40
  },
  "languages": {
    "minItems": 1,
    "maxItems": 10
  },
  "licenseNumber": {
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "photo": {
    "pattern": "^\\/api\\/tours\\/photos\\/[0-9a-f]{32}\\.(webp|jpg)$"
  }
} as const;

export const NewBookingInput = {
  "place": {
    "minLength": 1,
    "maxLength": 60
  },
  "people": {
    "minimum": 1,
    "maximum": 100
  },
  "time": {
    "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
  },
  "expectedCents": {
    "minimum": 0,
    "maximum": 1000000000
  }
} as const;

export const BookingInput = {
  "place": {
    "minLength": 1,
    "maxLength": 60
  },
  "people": {
    "minimum": 1,
    "maximum": 100
  },
  "time": {
    "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
  },
  "expectedCents": {
    "minimum": 0,
    "maximum": 1000000000
  }
} as const;

export const ManageLinkInput = {
  "secret": {
    "pattern": "^[A-Za-z0-9_-]{22}$"
  }
} as const;

export const TicketInput = {
  "time": {
    "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
  },
  "people": {
    "minimum": 1,
    "maximum": 100
  },
  "expectedCents": {
    "minimum": 0,
    "maximum": 1000000000
  }
} as const;

export const TourBookingInput = {
  "time": {
    "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
  },
  "people": {
    "minimum": 1,
    "maximum": 100
  },
  "expectedCents": {
    "minimum": 0,
    "maximum": 1000000000
  }
} as const;

export const BackupDownloadInput = {
  "password": {
    "minLength": 8,
    "maxLength": 128
  }
} as const;

export const PaymentMethodInput = {
  "uses": {
    "minItems": 1,
    "maxItems": 3
  },
  "url": {
    "maxLength": 300,
    "pattern": "^https://"
  },
  "name": {
    "minLength": 1,
    "maxLength": 60,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const PaymentMethodsInput = {
  "methods": {
    "maxItems": 10
  }
} as const;

export const PlanningInput = {
  "toursAtOnce": {
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const BulkPreviewInput = {
  "tours": {
    "minItems": 1,
    "maxItems": 200
  },
  "weekdays": {
    "minItems": 1,
    "maxItems": 7
  },
  "startTimes": {
    "minItems": 1,
    "maxItems": 100
  },
  "departures": {
    "maxItems": 500
  },
  "capacity": {
    "minimum": 1,
    "maximum": 1000
  },
  "meetingPoint": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "reason": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "shiftMinutes": {
    "minimum": -720,
    "maximum": 720
  }
} as const;

export const SeenDepartureInput = {
  "revision": {
    "minimum": 0
  }
} as const;

export const BulkChangeInput = {
  "capacity": {
    "minimum": 1,
    "maximum": 1000
  },
  "meetingPoint": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "reason": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "shiftMinutes": {
    "minimum": -720,
    "maximum": 720
  },
  "departures": {
    "minItems": 1,
    "maxItems": 500
  }
} as const;

export const TimeOffInput = {
  "startTime": {
    "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
  },
  "endTime": {
    "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
  },
  "tours": {
    "minItems": 1,
    "maxItems": 200
  },
  "reason": {
    "minLength": 0,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const BusyCalendarInput = {
  "url": {
    "minLength": 1,
    "maxLength": 2000,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const SeasonInput = {
  "startTimes": {
    "minItems": 1,
    "maxItems": 6
  },
  "capacity": {
    "minimum": 1,
    "maximum": 1000
  },
  "weekdays": {
    "maxItems": 7
  },
  "name": {
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const PlacesInput = {
  "tours": {
    "maxItems": 200
  },
  "weekdays": {
    "maxItems": 7
  },
  "dayStartTimes": {
    "minItems": 1,
    "maxItems": 6
  },
  "nightStartTimes": {
    "minItems": 1,
    "maxItems": 6
  },
  "capacity": {
    "minimum": 1,
    "maximum": 1000
  }
} as const;

export const PlaceInput = {
  "startTimes": {
    "minItems": 1,
    "maxItems": 6
  },
  "capacity": {
    "minimum": 1,
    "maximum": 1000
  },
  "weekdays": {
    "maxItems": 7
  },
  "lengthMinutes": {
    "minimum": 15,
    "maximum": 720
  },
  "meetingPoint": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "maxPartySize": {
    "minimum": 1,
    "maximum": 100
  },
  "minPeople": {
    "minimum": 1,
    "maximum": 100
  },
  "cutoffMinutes": {
    "minimum": 0,
    "maximum": 10080
  },
  "firstBookingCutoffMinutes": {
    "minimum": 0,
    "maximum": 10080
  },
  "changeCutoffMinutes": {
    "minimum": 0,
    "maximum": 10080
  },
  "daysAhead": {
    "minimum": 1,
    "maximum": 365
  },
  "seasons": {
    "maxItems": 20
  },
  "findMe": {
    "minLength": 1,
    "maxLength": 500,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "revision": {
    "minimum": 0
  }
} as const;

export const NewTourInput = {
  "name": {
    "minLength": 1,
    "maxLength": 60,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const GeoInput = {
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  }
} as const;

export const LocationInput = {
  "types": {
    "minItems": 1,
    "maxItems": 2
  },
  "title": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "shortDescription": {
    "minLength": 1,
    "maxLength": 500,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "minutesTo": {
    "minimum": 0,
    "maximum": 720
  },
  "minutesAt": {
    "minimum": 0,
    "maximum": 720
  }
} as const;

export const FeatureInput = {
  "shortDescription": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const FaqInput = {
  "question": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "answer": {
    "minLength": 1,
    "maxLength": 1000,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const AccessInput = {
  "miles": {
    "minimum": 0,
    "maximum": 20
  },
  "stairs": {
    "minimum": 0,
    "maximum": 50
  },
  "detour": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "restrooms": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const PriceInput = {
  "cents": {
    "minimum": 0,
    "maximum": 10000000
  },
  "groups": {
    "maxItems": 5
  },
  "note": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const PhotoInput = {
  "src": {
    "pattern": "^\\/api\\/tours\\/photos\\/[0-9a-f]{32}\\.(webp|jpg)$"
  },
  "smallSrc": {
    "pattern": "^\\/api\\/tours\\/photos\\/[0-9a-f]{32}\\.(webp|jpg)$"
  },
  "title": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const TourOrderInput = {
  "tours": {
    "maxItems": 200
  }
} as const;

export const PricesInput = {
  "tours": {
    "minItems": 1,
    "maxItems": 200
  }
} as const;

export const TourContentInput = {
  "title": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "shortDescription": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "description": {
    "maxLength": 5000,
    "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "durationMinutesFrom": {
    "minimum": 1,
    "maximum": 720
  },
  "locations": {
    "maxItems": 20
  },
  "features": {
    "maxItems": 40
  },
  "faqs": {
    "maxItems": 20
  },
  "photos": {
    "maxItems": 8
  },
  "languages": {
    "minItems": 1,
    "maxItems": 10
  },
  "revision": {
    "minimum": 0
  }
} as const;

export const TranslatedTextInput = {
  "source": {
    "maxLength": 5000,
    "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "text": {
    "maxLength": 5000,
    "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "writtenFor": {
    "maxLength": 5000,
    "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const PreviewTranslationInput = {
  "texts": {
    "maxItems": 200
  }
} as const;

export const TourPreviewInput = {
  "title": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "shortDescription": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "description": {
    "maxLength": 5000,
    "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "durationMinutesFrom": {
    "minimum": 1,
    "maximum": 720
  },
  "locations": {
    "maxItems": 20
  },
  "features": {
    "maxItems": 40
  },
  "faqs": {
    "maxItems": 20
  },
  "photos": {
    "maxItems": 8
  },
  "languages": {
    "minItems": 1,
    "maxItems": 10
  },
  "revision": {
    "minimum": 0
  }
} as const;

export const TranslationInput = {
  "texts": {
    "maxItems": 200
  },
  "revision": {
    "minimum": 0
  }
} as const;

export const DepartureInput = {
  "capacity": {
    "minimum": 1,
    "maximum": 1000
  },
  "lengthMinutes": {
    "minimum": 15,
    "maximum": 720
  },
  "cutoffMinutes": {
    "minimum": 0,
    "maximum": 10080
  },
  "changeCutoffMinutes": {
    "minimum": 0,
    "maximum": 10080
  },
  "startTime": {
    "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
  },
  "meetingPoint": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "reason": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "revision": {
    "minimum": 0
  }
} as const;

export const MoveInput = {
  "time": {
    "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
  },
  "reason": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "revision": {
    "minimum": 0
  }
} as const;

export const SettingsInput = {
  "siteName": {
    "pattern": "^[\\p{L}\\p{M}\\p{Nd}’'.,!+\\-]+( (& )?[\\p{L}\\p{M}\\p{Nd}’'.,!+\\-]+)*$",
    "maxLength": 40
  },
  "contactPhone": {
    "pattern": "^[+]?[(]?[0-9]([ ().-]{0,2}[0-9]){2,19}$",
    "maxLength": 60
  },
  "contactEmail": {
    "pattern": "^[A-Za-z0-9_+-]+([.][A-Za-z0-9_+-]+)*@([A-Za-z0-9-]+[.])+[A-Za-z0-9-]+$",
    "maxLength": 254
  },
  "maxDaysAhead": {
    "minimum": 1,
    "maximum": 365
  },
  "reviewUrl": {
    "pattern": "^([Hh][Tt][Tt][Pp][Ss]://((?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?[.])+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9])(?::[0-9]{1,5})?(?:[/?#][!-~]*)?)?$",
    "maxLength": 300
  },
  "maxBookings": {
    "minimum": 1,
    "maximum": 10000
  },
  "guestPeoplePerDeparture": {
    "minimum": 1,
    "maximum": 100000
  },
  "guestPeoplePerNetwork": {
    "minimum": 1,
    "maximum": 1000000
  },
  "retentionMonths": {
    "minimum": 1,
    "maximum": 120
  },
  "guestDays": {
    "minimum": 1,
    "maximum": 365
  },
  "openListMax": {
    "minimum": 1,
    "maximum": 10000
  },
  "openListHours": {
    "minimum": 1,
    "maximum": 8760
  },
  "revision": {
    "minimum": 0
  }
} as const;

export const WalkInInput = {
  "name": {
    "minLength": 0,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "people": {
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const AttendanceInput = {
  "arrived": {
    "minimum": 0,
    "maximum": 100
  },
  "note": {
    "minLength": 0,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "revision": {
    "minimum": 0
  }
} as const;

export const CancellationInput = {
  "reason": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  },
  "revision": {
    "minimum": 0
  }
} as const;

export const PaymentInput = {
  "cents": {
    "minimum": 1,
    "maximum": 1000000000
  },
  "service": {
    "minLength": 1,
    "maxLength": 60,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const TipInput = {
  "cents": {
    "minimum": 1,
    "maximum": 1000000000
  },
  "service": {
    "minLength": 1,
    "maxLength": 60,
    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const WaitingInput = {
  "people": {
    "minimum": 1,
    "maximum": 100
  }
} as const;

export const WaitingOrderInput = {
  "ids": {
    "maxItems": 500
  }
} as const;

export const NoticeInput = {
  "text": {
    "maxLength": 1000,
    "pattern": "^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
  }
} as const;

export const ArrivalInput = {
  "minutes": {
    "minimum": 1,
    "maximum": 60
  },
  "secondsAgo": {
    "minimum": 0,
    "maximum": 86400
  }
} as const;

export const CalendarAddressInput = {
  "password": {
    "minLength": 8,
    "maxLength": 128
  }
} as const;

export const VisitInput = {
  "page": {
    "pattern": "^(/|/about|/account|/booking/[*]|/contact|/gallery|/invitation|/my-tours|/privacy|/reset-password|/serviceone|/servicetwo|/signin|/signup|/tours|/tours/[a-z0-9-]{1,80})$"
  },
  "referrer": {
    "pattern": "^[A-Za-z0-9._-]{1,253}$"
  }
} as const;
