// Generated from backend/openapi.json by `make generate`. Not to be edited.

export const limits = {
  "SignUpInput": {
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
  },
  "LoginInput": {
    "username": {
      "minLength": 1,
      "maxLength": 254,
      "pattern": "^[\\x21-\\x7e]+$"
    },
    "password": {
      "minLength": 8,
      "maxLength": 128
    }
  },
  "PasswordChangeInput": {
    "password": {
      "minLength": 8,
      "maxLength": 128
    },
    "newPassword": {
      "minLength": 8,
      "maxLength": 128,
      "guideMinLength": 12
    }
  },
  "EmailChangeInput": {
    "password": {
      "minLength": 8,
      "maxLength": 128
    },
    "email": {
      "maxLength": 254,
      "pattern": "^[\\x21\\x23-\\x7e]+$"
    }
  },
  "AccountDeletionInput": {
    "password": {
      "minLength": 8,
      "maxLength": 128
    }
  },
  "DayTourInput": {
    "people": {
      "minimum": 1,
      "maximum": 100
    },
    "time": {
      "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    }
  },
  "NightTourInput": {
    "people": {
      "minimum": 1,
      "maximum": 100
    },
    "time": {
      "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
    }
  },
  "PlaceInput": {
    "startTimes": {
      "minItems": 1,
      "maxItems": 6
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
    "capacity": {
      "minimum": 1,
      "maximum": 1000
    },
    "cutoffMinutes": {
      "minimum": 0,
      "maximum": 10080
    },
    "weekdays": {
      "maxItems": 7
    },
    "daysAhead": {
      "minimum": 1,
      "maximum": 365
    }
  },
  "DepartureInput": {
    "startTime": {
      "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
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
    "capacity": {
      "minimum": 1,
      "maximum": 1000
    },
    "cutoffMinutes": {
      "minimum": 0,
      "maximum": 10080
    },
    "reason": {
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
    },
    "revision": {
      "minimum": 0
    }
  },
  "MoveInput": {
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
  },
  "WalkInInput": {
    "name": {
      "minLength": 0,
      "maxLength": 200,
      "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
    },
    "people": {
      "minimum": 1,
      "maximum": 100
    }
  },
  "AttendanceInput": {
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
  },
  "CancellationInput": {
    "reason": {
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$"
    },
    "revision": {
      "minimum": 0
    }
  },
  "CalendarAddressInput": {
    "password": {
      "minLength": 8,
      "maxLength": 128
    }
  }
} as const;
