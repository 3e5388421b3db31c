// Generated from backend/openapi.json by `make generate`. Not to be edited.

export const limits = {
  "SignUpInput": {
    "username": {
      "minLength": 3,
      "maxLength": 30,
      "pattern": "^[A-Za-z0-9_\\-.]+$"
    },
    "email": {
      "maxLength": 254
    },
    "password": {
      "minLength": 8,
      "maxLength": 128
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
      "maxLength": 128
    }
  },
  "EmailChangeInput": {
    "password": {
      "minLength": 8,
      "maxLength": 128
    },
    "email": {
      "maxLength": 254
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
    }
  },
  "NightTourInput": {
    "people": {
      "minimum": 1,
      "maximum": 100
    }
  }
} as const;
