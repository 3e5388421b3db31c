// Generated from backend/openapi.json by `make generate`. Not to be edited.

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the account, its sessions, and its upcoming bookings. Past ones stay as figures, without an owner. */
        delete: operations["accountDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything kept about the user, as a file to download. */
        get: operations["accountData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the email. All other sessions end. */
        put: operations["accountChangeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password. All other sessions end. */
        put: operations["accountChangePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the user is signed in, oldest first. */
        get: operations["accountListSessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere else. A guide’s calendar address ends, too. */
        delete: operations["accountEndOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session, which can be this one. */
        delete: operations["accountEndSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s bookings, oldest first. */
        get: operations["dayToursList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/allTwo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s bookings, oldest first. */
        get: operations["nightToursList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A booking as a calendar file (iCalendar). */
        get: operations["dayToursCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/feed/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The guide’s tours, for calendars to subscribe to (iCalendar). */
        get: operations["calendarFeedFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendarTwo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A booking as a calendar file (iCalendar). */
        get: operations["nightToursCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deletetour/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a booking. */
        delete: operations["dayToursRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deletetourTwo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a booking. */
        delete: operations["nightToursRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When tours start and how many spots are left, by date and place. */
        get: operations["departuresList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editour/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a booking. */
        put: operations["dayToursUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editourTwo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a booking. */
        put: operations["nightToursUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a guest: sets a cookie, unless the caller already has a guest’s. */
        post: operations["authBeGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller is the guide. */
        get: operations["guideConfirm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/bookings.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bookings of some dates, as a spreadsheet file (CSV). */
        get: operations["reportsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/calendar-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether there is an address that calendars can subscribe to. */
        get: operations["reportsAddress"];
        put?: never;
        /** Create a secret address that calendars can subscribe to. The one before stops working. Changing the password or the email and signing out everywhere else end it, too. */
        post: operations["reportsRenewAddress"];
        /** Turn off the calendar address. Safe to repeat. */
        delete: operations["reportsEndAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How busy some dates are. */
        get: operations["daySheetLoads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/days/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A date’s departures, and who is coming. */
        get: operations["daySheetSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/departures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change, close, or cancel one departure, or undo that. */
        put: operations["daySheetSetDeparture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/departures/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A departure as a calendar file (iCalendar). */
        get: operations["reportsDeparture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/departures/{id}/date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one departure, and everyone who booked it, to another date. */
        put: operations["daySheetMoveDeparture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/departures/{id}/walk-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add someone who showed up without a booking. */
        post: operations["daySheetAddWalkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-sent events: `sheet` at the start and whenever the date’s sheet changes. */
        get: operations["eventsEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures on the bookings of some dates. */
        get: operations["reportsFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/parties/{list}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Record who in a party has arrived. */
        put: operations["daySheetMark"];
        post?: never;
        /** Remove someone who was added without a booking. */
        delete: operations["daySheetRemoveWalkIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/parties/{list}/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cancel a party’s booking. The visitor reads the reason. */
        put: operations["daySheetCancel"];
        post?: never;
        /** Undo canceling a party’s booking, if its spots are still free. */
        delete: operations["daySheetUncancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of each place. */
        get: operations["placesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/places/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a place’s settings. */
        put: operations["placesSet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/visitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first accounts whose username or email starts with the query. */
        get: operations["reportsSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/visitors/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What someone has booked on both lists, latest date first. */
        get: operations["reportsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process answers. */
        get: operations["healthLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether calls can be served, which takes a database that answers. */
        get: operations["healthReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in. A guest’s bookings move into the account. */
        post: operations["authLogIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out. The token stops working. Can be repeated. */
        delete: operations["authLogOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a tour. */
        post: operations["dayToursCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newTwo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a tour. */
        post: operations["nightToursCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/restoretour/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a booking deleted in the last 15 minutes, just as it was. Safe to repeat. */
        post: operations["dayToursRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/restoretourTwo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a booking deleted in the last 15 minutes, just as it was. Safe to repeat. */
        post: operations["nightToursRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in. A token sent in the header is set as the cookie again. */
        get: operations["authSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account and sign in. A guest’s bookings move into it. */
        post: operations["authSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All tours, those by day first. */
        get: operations["toursList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tours/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All there is to read about a tour. */
        get: operations["toursGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountData: {
            account: components["schemas"]["ExportedAccount"];
            /**
             * @description The bookings on each list, oldest first, with the guide’s notes about them. Deleted ones are included for as long as they’re kept.
             * @example {
             *       "day_tours": [
             *         {
             *           "_id": "65f0c0ffee0123456789abcd",
             *           "place": "Central Park",
             *           "day": "Monday",
             *           "people": 2,
             *           "date": "2030-01-07",
             *           "createdAt": "2029-12-24T15:00:00.000Z"
             *         }
             *       ],
             *       "night_tours": []
             *     }
             */
            bookings: {
                [key: string]: components["schemas"]["ExportedBooking"][];
            };
            sessions: components["schemas"]["SessionRecord"][];
        };
        AccountDeletionInput: {
            /**
             * Format: password
             * @description The account’s current password.
             */
            password: string;
        };
        AttendanceInput: {
            /** @description How many of the party have arrived. */
            arrived: number;
            /** @description Whether the rest of the party is a no-show. */
            noShow: boolean;
            /** @description The guide’s note about the party. */
            note: string;
            /** @description The party’s revision that this is based on. If there is a newer one, this is refused. */
            revision: number;
        };
        AuthAnswer: {
            /** @description A JSON Web Token; also set as an HttpOnly cookie. */
            accessToken: string;
            user: components["schemas"]["PublicUser"];
        };
        /**
         * @description Whether it can be booked. LIMITED: fewer than 6 spots are left. CLOSED: not anymore, or it was canceled.
         * @enum {string}
         */
        Availability: "AVAILABLE" | "LIMITED" | "SOLD_OUT" | "CLOSED";
        BackupHealth: {
            /**
             * Format: date-time
             * @description When a backup was last restored as a test; null if never.
             */
            lastSelfTest: string | null;
            /**
             * Format: date-time
             * @description When the data was last backed up; null if never.
             */
            lastSuccess: string | null;
        };
        BookingCancellation: {
            /**
             * Format: date-time
             * @description When the guide canceled it.
             */
            at: string;
            /** @description Why. */
            reason: string;
        };
        BookingRecord: {
            /**
             * @description The booking’s id: 24 hexadecimal digits.
             * @example 65f0c0ffee0123456789abcd
             */
            _id: string;
            /** @description Only if the guide canceled this booking: it takes no spots and can only be deleted. */
            cancelled?: components["schemas"]["BookingCancellation"];
            /**
             * Format: date
             * @description The date of the tour in New York.
             * @example 2030-01-07
             */
            date: string;
            /** @description The weekday of the tour. */
            day: components["schemas"]["Weekday"];
            /** @description Present only if the guide moved it to this date and its visitor hasn’t moved it since. */
            moved?: components["schemas"]["MoveRecord"];
            /**
             * @description The size of the party.
             * @example 2
             */
            people: number;
            /**
             * @description Where the tour goes. A past booking’s place may no longer be offered.
             * @example Central Park
             */
            place: string;
            /**
             * @description The start time by which the departure is known: the end of its `id`. Only if the tour starts at other times, too.
             * @example 14:00
             */
            time?: string;
        };
        CalendarAddressInput: {
            /**
             * Format: password
             * @description The account’s current password.
             */
            password: string;
        };
        CalendarAddressMade: {
            /**
             * @description The address’s path. It is given only this once: the server can’t read it again.
             * @example /api/calendar/feed/SECRET.ics
             */
            path: string;
            /**
             * Format: date-time
             * @description When the address was created.
             */
            since: string;
        };
        CalendarAddressState: {
            /**
             * Format: date-time
             * @description When the address was created; null if there is none.
             */
            since: string | null;
        };
        CancellationInput: {
            /** @description Why it’s canceled. The visitor reads this. */
            reason: string;
            /** @description The party’s revision that this is based on. If there is a newer one, this is refused. */
            revision: number;
        };
        CancelledFigures: {
            /** @description How many departures. */
            departures: number;
            /** @description How many parties had booked. */
            parties: number;
            /** @description How many people. */
            people: number;
        };
        /**
         * @description The settings that have no value of their own: visitors see an example in their place.
         * @enum {string}
         */
        ContactSetting: "CONTACT_PHONE" | "CONTACT_EMAIL";
        DayLoad: {
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /** @description How many departures have bookings, without the canceled ones. */
            departures: number;
            /** @description How many people are booked on those. */
            people: number;
        };
        /**
         * @description Where the tour goes.
         * @enum {string}
         */
        DayPlace: "Central Park" | "Empire State Building" | "Rockefeller Center" | "Brooklyn Bridge" | "Walk around Wall Street" | "Walk through LES" | "SOHO AND VILLAGES" | "Statue of Liberty";
        DaySheet: {
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /** @description In the order they start. */
            departures: components["schemas"]["SheetDeparture"][];
        };
        DayTourInput: {
            /**
             * Format: date
             * @description The date in New York, on that weekday: from today until the tour’s cutoff, up to as many days ahead as it can be booked (90 by default). If missing: the next such weekday after today, though a change that keeps the day keeps its date.
             * @example 2030-01-07
             */
            date?: string;
            /** @description The weekday of the tour; Sunday only if it runs then. */
            day: components["schemas"]["Weekday"];
            /**
             * @description The size of the party. A numeric string works too.
             * @example 2
             */
            people: number;
            /** @description Where the tour goes. */
            place: components["schemas"]["DayPlace"];
            /**
             * @description When it starts, in New York time, where the tour starts more than once that day. If missing: the first start with room, though a change that keeps the date keeps its time.
             * @example 10:00
             */
            time?: string;
        };
        DepartureInput: {
            /**
             * @description How many people can come; null if there is no limit.
             * @example 12
             */
            capacity?: number | null;
            /**
             * @description How many minutes before the start bookings, changes, and cancellations close.
             * @example 120
             */
            cutoffMinutes?: number;
            /**
             * @description How long a tour takes, in minutes.
             * @example 150
             */
            lengthMinutes?: number;
            /** @description Where it starts. */
            meetingPoint?: string;
            /** @description Why it was canceled or changed, for visitors to read. Required to cancel. */
            reason?: string;
            /** @description The departure’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
            /**
             * @description When tours start, in New York time.
             * @example 10:00
             */
            startTime?: string;
            /**
             * @description closed: no more bookings. If missing: open on the place’s weekdays.
             * @enum {string}
             */
            state?: "open" | "closed" | "cancelled";
        };
        DepartureRecord: {
            /** @description Whether the guide canceled it. */
            cancelled: boolean;
            /**
             * @description How many people it has room for in all; null if there is no limit.
             * @example 12
             */
            capacity: number | null;
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /**
             * @description The departure’s ID.
             * @example day.central-park.2030-01-07.1000
             */
            id: string;
            /**
             * Format: date-time
             * @description When it ends, in the same form.
             * @example 2030-01-07T12:30:00-05:00
             */
            localDateTimeEnd: string;
            /**
             * Format: date-time
             * @description When it starts, in New York time with its offset from UTC.
             * @example 2030-01-07T10:00:00-05:00
             */
            localDateTimeStart: string;
            /**
             * @description Where it starts.
             * @example Columbus Circle
             */
            meetingPoint: string;
            /**
             * Format: date
             * @description The date the guide moved it to, with everyone who had booked it.
             * @example 2030-01-08
             */
            movedTo?: string;
            /**
             * @description Where the tour goes.
             * @enum {string}
             */
            place: "Central Park" | "Empire State Building" | "Rockefeller Center" | "Brooklyn Bridge" | "Walk around Wall Street" | "Walk through LES" | "SOHO AND VILLAGES" | "Statue of Liberty" | "Yankee Stadium" | "Times Square" | "Grand Station" | "One World Trade Center";
            /** @description Why it was canceled, changed, or moved. */
            reason?: string;
            /** @description How many times the guide has changed it. Whoever has seen this number has seen every change. */
            revision: number;
            /** @description Whether it can be booked. LIMITED: fewer than 6 spots are left. CLOSED: not anymore, or it was canceled. */
            status: components["schemas"]["Availability"];
            /**
             * Format: date-time
             * @description Until when it can be booked, and its bookings can be changed or canceled.
             * @example 2030-01-07T15:00:00Z
             */
            utcCutoffAt: string;
            /**
             * @description How many more people it has room for; null if there is no limit.
             * @example 4
             */
            vacancies: number | null;
        };
        EmailChangeInput: {
            /**
             * Format: email
             * @description Unique, ignoring case.
             * @example walker@example.com
             */
            email: string;
            /**
             * Format: password
             * @description The account’s current password.
             */
            password: string;
        };
        ExportedAccount: {
            /**
             * Format: date-time
             * @description When the guide’s calendar address was created, if there is one. The address itself isn’t stored.
             */
            calendarAddressSince?: string;
            /**
             * Format: date-time
             * @description When the user signed up.
             */
            createdAt: string;
            /** @example walker@example.com */
            email: string;
            /**
             * @description Only for the guide.
             * @enum {boolean}
             */
            guide?: true;
            /** @example walker */
            username: string;
        };
        ExportedAttendance: {
            /**
             * @description How many of the party came.
             * @example 2
             */
            arrived: number;
            /** @description Whether the guide stopped waiting for the rest. */
            noShow: boolean;
            /**
             * @description The guide’s note; may be empty.
             * @example Waits at the gate
             */
            note: string;
        };
        ExportedBooking: {
            /**
             * @description The booking’s id: 24 hexadecimal digits.
             * @example 65f0c0ffee0123456789abcd
             */
            _id: string;
            /** @description Only if the guide noted something. */
            attendance?: components["schemas"]["ExportedAttendance"];
            /** @description Only if the guide canceled this booking: it takes no spots and can only be deleted. */
            cancelled?: components["schemas"]["BookingCancellation"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date
             * @description The date of the tour in New York.
             * @example 2030-01-07
             */
            date: string;
            /** @description The weekday of the tour. */
            day: components["schemas"]["Weekday"];
            /**
             * @description Only for a booking that its owner deleted.
             * @enum {boolean}
             */
            deleted?: true;
            /**
             * Format: date-time
             * @description For a deleted booking: when it’s gone for good. Missing if its tour was already over: the guide still counts it, and it loses its owner along with the other past ones.
             */
            keptUntil?: string;
            /** @description Present only if the guide moved it to this date and its visitor hasn’t moved it since. */
            moved?: components["schemas"]["MoveRecord"];
            /**
             * @description The size of the party.
             * @example 2
             */
            people: number;
            /**
             * @description Where the tour goes. A past booking’s place may no longer be offered.
             * @example Central Park
             */
            place: string;
            /**
             * @description The start time by which the departure is known: the end of its `id`. Only if the tour starts at other times, too.
             * @example 14:00
             */
            time?: string;
        };
        FaqRecord: {
            answer: string;
            question: string;
        };
        FeatureRecord: {
            /** @description The line. */
            shortDescription: string;
            /**
             * @description What it is about.
             * @enum {string}
             */
            type: "HIGHLIGHT" | "INCLUSION" | "EXCLUSION" | "PREARRIVAL_INFORMATION" | "ACCESSIBILITY_INFORMATION";
        };
        FieldError: {
            /**
             * @description The field’s name in the request.
             * @example people
             */
            field: string;
            /**
             * @description A sentence to show beside it.
             * @example People must be …
             */
            message: string;
        };
        Figures: {
            /** @description Canceled departures that had bookings. */
            cancelled: components["schemas"]["CancelledFigures"];
            /** @description The median number of days between booking and tour, by New York’s calendar; null if there are no bookings. */
            leadTime: number | null;
            /** @description The share of no-shows among the people whose booking was marked; null if none was. */
            noShowRate: number | null;
            /** @description Every place on both lists. */
            places: components["schemas"]["PlaceFigures"][];
            /** @description Every week of the range, including empty ones. */
            weeks: components["schemas"]["WeekFigures"][];
        };
        GeoPlace: {
            /**
             * @description Degrees north.
             * @example 40.7681
             */
            latitude: number;
            /**
             * @description Degrees east.
             * @example -73.9819
             */
            longitude: number;
        };
        GuideAnswer: {
            /** @description The settings that have no value of their own: visitors see an example in their place. */
            exampleContact: components["schemas"]["ContactSetting"][];
            user: components["schemas"]["PublicUser"];
        };
        Health: {
            /**
             * @description Anything else comes as a problem.
             * @enum {string}
             */
            status: "ok";
        };
        JobHealth: {
            /**
             * @description The job’s name.
             * @example retention
             */
            job: string;
            /**
             * Format: date-time
             * @description When it last failed; null if it never did or has succeeded since.
             */
            lastFailure: string | null;
            /**
             * Format: date-time
             * @description When it last succeeded; null if never.
             */
            lastSuccess: string | null;
        };
        LocationRecord: {
            /**
             * @description Minutes spent there; 0 if it is only passed.
             * @example 12
             */
            minutesAt: number;
            /**
             * @description Minutes from the location before.
             * @example 8
             */
            minutesTo: number;
            /** @description Where it is; missing where only the guide knows. */
            place?: components["schemas"]["GeoPlace"];
            /** @description What there is to see and hear; at the start, how to find the guide. */
            shortDescription?: string;
            /**
             * @description Its name.
             * @example Bethesda Terrace
             */
            title: string;
            /** @description What it is for. */
            types: ("START" | "ITINERARY_ITEM" | "POINT_OF_INTEREST" | "END")[];
        };
        LoginInput: {
            /**
             * Format: password
             * @description The password.
             */
            password: string;
            /**
             * @description The username or the email.
             * @example walker
             */
            username: string;
        };
        MoveInput: {
            /**
             * Format: date
             * @description The date in New York: still to come, a day that the tour runs on, and one that can be booked, so at most 90 days ahead by default.
             * @example 2030-01-07
             */
            date: string;
            /** @description Why it was moved, for visitors to read. */
            reason: string;
            /** @description The departure’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
            /**
             * @description When it starts there, if the tour starts more than once that day. If missing: the same time if it starts then, or else the first.
             * @example 10:00
             */
            time?: string;
        };
        MoveRecord: {
            /**
             * Format: date-time
             * @description When the guide moved it.
             */
            at: string;
            /**
             * Format: date
             * @description The date it was moved from.
             * @example 2030-01-05
             */
            from: string;
            /** @description Why. */
            reason: string;
        };
        /**
         * @description Where the tour goes.
         * @enum {string}
         */
        NightPlace: "Yankee Stadium" | "Empire State Building" | "Times Square" | "Statue of Liberty" | "Rockefeller Center" | "Grand Station" | "One World Trade Center";
        NightTourInput: {
            /**
             * Format: date
             * @description The date in New York, on that weekday: from today until the tour’s cutoff, up to as many days ahead as it can be booked (90 by default). If missing: the next such weekday after today, though a change that keeps the day keeps its date.
             * @example 2030-01-07
             */
            date?: string;
            /** @description The weekday of the tour; Sunday only if it runs then. */
            day: components["schemas"]["Weekday"];
            /**
             * @description The size of the party. A numeric string works too.
             * @example 2
             */
            people: number;
            /** @description Where the tour goes. */
            place: components["schemas"]["NightPlace"];
            /**
             * @description When it starts, in New York time, where the tour starts more than once that day. If missing: the first start with room, though a change that keeps the date keeps its time.
             * @example 10:00
             */
            time?: string;
        };
        PartyCancellation: {
            /**
             * Format: date-time
             * @description When the guide canceled it.
             */
            at: string;
            /** @description Why, as the visitor reads it. */
            reason: string;
        };
        PartyRecord: {
            /** @description How many of the party have arrived. */
            arrived: number;
            /**
             * Format: date-time
             * @description When it was booked.
             */
            bookedAt: string;
            /** @description Only for a party that the guide canceled: it takes no spots and can’t be checked in. */
            cancelled?: components["schemas"]["PartyCancellation"];
            /** @description The account’s email. */
            email?: string;
            /**
             * @description The booking’s id.
             * @example 65f0c0ffee0123456789abcd
             */
            id: string;
            /** @description The username; Guest or Walk-in if there is none. */
            name: string;
            /** @description Whether the rest of the party is a no-show. */
            noShow: boolean;
            /** @description The guide’s note about the party; empty if none. */
            note: string;
            /** @description The size of the party. */
            people: number;
            /** @description How many times the guide has changed it. */
            revision: number;
            /** @description Whether it showed up without a booking. */
            walkIn: boolean;
        };
        PasswordChangeInput: {
            /**
             * Format: password
             * @description Any characters, used exactly as sent, but not the username, the email, or one of the most common passwords. The guide’s must be at least 12 long.
             */
            newPassword: string;
            /**
             * Format: password
             * @description The account’s current password.
             */
            password: string;
        };
        PlaceFigures: {
            /**
             * @description The list of tours.
             * @enum {string}
             */
            list: "day" | "night";
            /** @description How many of the people were no-shows. */
            noShow: number;
            /** @description How many booked people have a note of whether they came. */
            noted: number;
            /** @description How many parties. */
            parties: number;
            /** @description How many people. */
            people: number;
            /**
             * @description Where the tour goes.
             * @example Central Park
             */
            place: string;
        };
        PlaceInput: {
            /**
             * @description Whether departures that someone has booked keep what they promised, or change, too. Only if they would differ; without it the call is then refused.
             * @enum {string}
             */
            bookedDepartures?: "keep" | "change";
            /**
             * @description How many people can come; null if there is no limit.
             * @example 12
             */
            capacity: number | null;
            /**
             * @description How many minutes before the start bookings, changes, and cancellations close.
             * @example 120
             */
            cutoffMinutes: number;
            /**
             * @description How many days ahead tours can be booked.
             * @example 90
             */
            daysAhead: number;
            /**
             * @description How long a tour takes, in minutes.
             * @example 150
             */
            lengthMinutes: number;
            /** @description Where tours start. */
            meetingPoint: string;
            /**
             * @description When tours start, in New York time.
             * @example [
             *       "10:00",
             *       "14:00"
             *     ]
             */
            startTimes: string[];
            /** @description The weekdays that tours run on. */
            weekdays: ("Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday")[];
        };
        PlaceRecord: {
            /**
             * @description How many people can come; null if there is no limit.
             * @example 12
             */
            capacity: number | null;
            /**
             * @description How many minutes before the start bookings, changes, and cancellations close.
             * @example 120
             */
            cutoffMinutes: number;
            /**
             * @description How many days ahead tours can be booked.
             * @example 90
             */
            daysAhead: number;
            /**
             * @description The place’s ID.
             * @example day.central-park
             */
            id: string;
            /**
             * @description How long a tour takes, in minutes.
             * @example 150
             */
            lengthMinutes: number;
            /**
             * @description The list of tours.
             * @enum {string}
             */
            list: "day" | "night";
            /** @description Where tours start. */
            meetingPoint: string;
            /**
             * @description Where the tour goes.
             * @example Central Park
             */
            place: string;
            /**
             * @description When tours start, in New York time.
             * @example [
             *       "10:00",
             *       "14:00"
             *     ]
             */
            startTimes: string[];
            /** @description The weekdays that tours run on. */
            weekdays: ("Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday")[];
        };
        Problem: {
            /** @description What went wrong in this case, and what to do. */
            detail: string;
            /** @description The sentence to show people; the same as `detail`. */
            errorMessage: string;
            /** @description For invalid fields: which ones, and why. */
            errors?: components["schemas"]["FieldError"][];
            /**
             * @description The HTTP status.
             * @example 400
             */
            status: number;
            /**
             * @description The status in words.
             * @example Bad Request
             */
            title: string;
            /**
             * @description Always `about:blank`: the status says it all.
             * @example about:blank
             */
            type: string;
        };
        PublicUser: {
            /**
             * @description As it was typed at sign-up.
             * @example walker@example.com
             */
            email: string;
            /**
             * @description Whether this is the guide; missing for everyone else.
             * @enum {boolean}
             */
            guide?: true;
            /**
             * @description As it was typed at sign-up.
             * @example walker
             */
            username: string;
        };
        Readiness: {
            backup: components["schemas"]["BackupHealth"];
            /** @description The background jobs. Calls are served even when these fail; the log says why. */
            jobs: components["schemas"]["JobHealth"][];
            /**
             * @description Anything else comes as a problem.
             * @enum {string}
             */
            status: "ok";
        };
        SessionAnswer: {
            user: components["schemas"]["PublicUser"];
        };
        SessionRecord: {
            /**
             * @description The browser, and what it runs on.
             * @example Firefox on Android
             */
            browser: string;
            /**
             * Format: date-time
             * @description When the user signed in.
             */
            createdAt: string;
            /** @description True for the session making this call; missing for all others. */
            current?: boolean;
            /**
             * @description The session’s id.
             * @example 0b8f8d6e-7c53-4b8e-9d0a-3f6a0a7f4a11
             */
            id: string;
        };
        SheetDeparture: {
            /** @description Whether the guide canceled it. */
            cancelled: boolean;
            /**
             * @description How many people it has room for in all; null if there is no limit.
             * @example 12
             */
            capacity: number | null;
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /**
             * @description The departure’s ID.
             * @example day.central-park.2030-01-07.1000
             */
            id: string;
            /** @description How long it takes, in minutes. */
            lengthMinutes: number;
            /**
             * @description The list of tours.
             * @enum {string}
             */
            list: "day" | "night";
            /**
             * Format: date-time
             * @description When it ends, in the same form.
             * @example 2030-01-07T12:30:00-05:00
             */
            localDateTimeEnd: string;
            /**
             * Format: date-time
             * @description When it starts, in New York time with its offset from UTC.
             * @example 2030-01-07T10:00:00-05:00
             */
            localDateTimeStart: string;
            /**
             * @description Where it starts.
             * @example Columbus Circle
             */
            meetingPoint: string;
            /** @description How many more parties have booked. Their people are counted in `taken`. */
            moreParties: number;
            /**
             * Format: date
             * @description The date the guide moved it to, with everyone who had booked it.
             * @example 2030-01-08
             */
            movedTo?: string;
            /** @description Who has booked, in the order they did, up to as many as a departure takes. */
            parties: components["schemas"]["PartyRecord"][];
            /**
             * @description Where the tour goes.
             * @enum {string}
             */
            place: "Central Park" | "Empire State Building" | "Rockefeller Center" | "Brooklyn Bridge" | "Walk around Wall Street" | "Walk through LES" | "SOHO AND VILLAGES" | "Statue of Liberty" | "Yankee Stadium" | "Times Square" | "Grand Station" | "One World Trade Center";
            /** @description Why it was canceled, changed, or moved. */
            reason?: string;
            /** @description How many times the guide has changed it. Whoever has seen this number has seen every change. */
            revision: number;
            /**
             * @description When it starts, in New York time.
             * @example 10:00
             */
            startTime: string;
            /**
             * @description closed: no more bookings.
             * @enum {string}
             */
            state: "open" | "closed" | "cancelled";
            /** @description Whether it can be booked. LIMITED: fewer than 6 spots are left. CLOSED: not anymore, or it was canceled. */
            status: components["schemas"]["Availability"];
            /** @description How many people are coming, walk-ins included, without canceled parties. */
            taken: number;
            /**
             * Format: date-time
             * @description Until when it can be booked, and its bookings can be changed or canceled.
             * @example 2030-01-07T15:00:00Z
             */
            utcCutoffAt: string;
            /**
             * @description How many more people it has room for; null if there is no limit.
             * @example 4
             */
            vacancies: number | null;
        };
        SignUpInput: {
            /**
             * Format: email
             * @description Unique, ignoring case.
             * @example walker@example.com
             */
            email: string;
            /**
             * Format: password
             * @description Any characters, used exactly as sent, but not the username, the email, or one of the most common passwords. The guide’s must be at least 12 long.
             */
            password: string;
            /**
             * @description Unique, ignoring case.
             * @example walker
             */
            username: string;
        };
        TourDetails: {
            /** @description The story; an empty line stands between paragraphs. */
            description: string;
            /**
             * @description How long it takes at least.
             * @example 150
             */
            durationMinutesFrom: number;
            /**
             * @description How long it takes at most.
             * @example 150
             */
            durationMinutesTo: number;
            faqs: components["schemas"]["FaqRecord"][];
            features: components["schemas"]["FeatureRecord"][];
            /**
             * @description The tour’s ID.
             * @example day.central-park
             */
            id: string;
            /**
             * @description The list that its bookings are on.
             * @enum {string}
             */
            list: "day" | "night";
            /** @description The way, from the start to the end. */
            locations: components["schemas"]["LocationRecord"][];
            /**
             * @description Where visitors meet the guide, unless a departure says otherwise.
             * @example Columbus Circle, at the Maine Monument
             */
            meetingPoint: string;
            /**
             * @description What bookings and departures call it.
             * @example Central Park
             */
            place: string;
            /** @description What it is, in a sentence. */
            shortDescription: string;
            /** @description What visitors call it. */
            title: string;
        };
        TourSummary: {
            /**
             * @description How long it takes at least.
             * @example 150
             */
            durationMinutesFrom: number;
            /**
             * @description How long it takes at most.
             * @example 150
             */
            durationMinutesTo: number;
            /**
             * @description The tour’s ID.
             * @example day.central-park
             */
            id: string;
            /**
             * @description The list that its bookings are on.
             * @enum {string}
             */
            list: "day" | "night";
            /**
             * @description Where visitors meet the guide, unless a departure says otherwise.
             * @example Columbus Circle, at the Maine Monument
             */
            meetingPoint: string;
            /**
             * @description What bookings and departures call it.
             * @example Central Park
             */
            place: string;
            /** @description What it is, in a sentence. */
            shortDescription: string;
            /** @description What visitors call it. */
            title: string;
        };
        VisitorBooking: {
            /** @description How many of the party have arrived. */
            arrived: number;
            /**
             * Format: date-time
             * @description When it was booked.
             */
            bookedAt: string;
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /**
             * @description The booking’s id.
             * @example 65f0c0ffee0123456789abcd
             */
            id: string;
            /**
             * @description The list of tours.
             * @enum {string}
             */
            list: "day" | "night";
            /** @description Whether the rest of the party was a no-show. */
            noShow: boolean;
            /** @description The guide’s note about the party; empty if none. */
            note: string;
            /** @description The size of the party. */
            people: number;
            /**
             * @description Where the tour goes.
             * @example Central Park
             */
            place: string;
        };
        VisitorRecord: {
            /** @example walker@example.com */
            email: string;
            /**
             * @description The account’s id.
             * @example 65f0c0ffee0123456789abcd
             */
            id: string;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            since: string;
            /** @example walker */
            username: string;
        };
        WalkInInput: {
            /** @description Their name; can be empty. */
            name: string;
            /**
             * @description The size of the party.
             * @example 2
             */
            people: number;
        };
        /**
         * @description The weekday of the tour.
         * @enum {string}
         */
        Weekday: "Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday";
        WeekFigures: {
            /** @description People on day tours. */
            day: number;
            /** @description People on night tours. */
            night: number;
            /**
             * Format: date
             * @description The week’s Monday.
             * @example 2030-01-07
             */
            week: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountData = components['schemas']['AccountData'];
export type AccountDeletionInput = components['schemas']['AccountDeletionInput'];
export type AttendanceInput = components['schemas']['AttendanceInput'];
export type AuthAnswer = components['schemas']['AuthAnswer'];
export type Availability = components['schemas']['Availability'];
export type BackupHealth = components['schemas']['BackupHealth'];
export type BookingCancellation = components['schemas']['BookingCancellation'];
export type BookingRecord = components['schemas']['BookingRecord'];
export type CalendarAddressInput = components['schemas']['CalendarAddressInput'];
export type CalendarAddressMade = components['schemas']['CalendarAddressMade'];
export type CalendarAddressState = components['schemas']['CalendarAddressState'];
export type CancellationInput = components['schemas']['CancellationInput'];
export type CancelledFigures = components['schemas']['CancelledFigures'];
export type ContactSetting = components['schemas']['ContactSetting'];
export type DayLoad = components['schemas']['DayLoad'];
export type DayPlace = components['schemas']['DayPlace'];
export type DaySheet = components['schemas']['DaySheet'];
export type DayTourInput = components['schemas']['DayTourInput'];
export type DepartureInput = components['schemas']['DepartureInput'];
export type DepartureRecord = components['schemas']['DepartureRecord'];
export type EmailChangeInput = components['schemas']['EmailChangeInput'];
export type ExportedAccount = components['schemas']['ExportedAccount'];
export type ExportedAttendance = components['schemas']['ExportedAttendance'];
export type ExportedBooking = components['schemas']['ExportedBooking'];
export type FaqRecord = components['schemas']['FaqRecord'];
export type FeatureRecord = components['schemas']['FeatureRecord'];
export type FieldError = components['schemas']['FieldError'];
export type Figures = components['schemas']['Figures'];
export type GeoPlace = components['schemas']['GeoPlace'];
export type GuideAnswer = components['schemas']['GuideAnswer'];
export type Health = components['schemas']['Health'];
export type JobHealth = components['schemas']['JobHealth'];
export type LocationRecord = components['schemas']['LocationRecord'];
export type LoginInput = components['schemas']['LoginInput'];
export type MoveInput = components['schemas']['MoveInput'];
export type MoveRecord = components['schemas']['MoveRecord'];
export type NightPlace = components['schemas']['NightPlace'];
export type NightTourInput = components['schemas']['NightTourInput'];
export type PartyCancellation = components['schemas']['PartyCancellation'];
export type PartyRecord = components['schemas']['PartyRecord'];
export type PasswordChangeInput = components['schemas']['PasswordChangeInput'];
export type PlaceFigures = components['schemas']['PlaceFigures'];
export type PlaceInput = components['schemas']['PlaceInput'];
export type PlaceRecord = components['schemas']['PlaceRecord'];
export type Problem = components['schemas']['Problem'];
export type PublicUser = components['schemas']['PublicUser'];
export type Readiness = components['schemas']['Readiness'];
export type SessionAnswer = components['schemas']['SessionAnswer'];
export type SessionRecord = components['schemas']['SessionRecord'];
export type SheetDeparture = components['schemas']['SheetDeparture'];
export type SignUpInput = components['schemas']['SignUpInput'];
export type TourDetails = components['schemas']['TourDetails'];
export type TourSummary = components['schemas']['TourSummary'];
export type VisitorBooking = components['schemas']['VisitorBooking'];
export type VisitorRecord = components['schemas']['VisitorRecord'];
export type WalkInInput = components['schemas']['WalkInInput'];
export type Weekday = components['schemas']['Weekday'];
export type WeekFigures = components['schemas']['WeekFigures'];
export type $defs = Record<string, never>;
export interface operations {
    accountDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletionInput"];
            };
        };
        responses: {
            /** @description The account is gone; its username and email can be used again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many failed attempts; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountData"];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountChangeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeInput"];
            };
        };
        responses: {
            /** @description The user, as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicUser"];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many failed attempts; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeInput"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many failed attempts; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountListSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionRecord"][];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountEndOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This is now the only session. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accountEndSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no such booking or session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dayToursList: {
        parameters: {
            query?: never;
            header?: {
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRecord"][];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    nightToursList: {
        parameters: {
            query?: never;
            header?: {
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRecord"][];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dayToursCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path: {
                /** @description The booking’s `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no such booking or session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    calendarFeedFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name that the guide’s `calendar-address` call gave. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description There is no such address, or it no longer works. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    nightToursCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path: {
                /** @description The booking’s `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no such booking or session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dayToursRemove: {
        parameters: {
            query?: never;
            header?: {
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path: {
                /** @description The booking’s `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no such booking or session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    nightToursRemove: {
        parameters: {
            query?: never;
            header?: {
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path: {
                /** @description The booking’s `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no such booking or session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    departuresList: {
        parameters: {
            query: {
                /** @description The first date, in New York; today if this is earlier or missing. */
                from?: string;
                /** @description The list of tours. */
                list: "day" | "night";
                /** @description Only this place. */
                place?: "Central Park" | "Empire State Building" | "Rockefeller Center" | "Brooklyn Bridge" | "Walk around Wall Street" | "Walk through LES" | "SOHO AND VILLAGES" | "Statue of Liberty" | "Yankee Stadium" | "Times Square" | "Grand Station" | "One World Trade Center";
                /** @description The last date; if it is missing or later, the last that can be booked, by default 90 days ahead. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartureRecord"][];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dayToursUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path: {
                /** @description The booking’s `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayTourInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no such booking or session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    nightToursUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path: {
                /** @description The booking’s `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NightTourInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no such booking or session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authBeGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller is a guest. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    guideConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller is the guide, and this is the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideAnswer"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportsExport: {
        parameters: {
            query: {
                /** @description The first date. */
                from: string;
                /** @description The last date; the range can have up to 400 dates. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in UTF-8. No cell of it is a formula. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportsAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAddressState"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportsRenewAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarAddressInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAddressMade"];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many failed attempts; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportsEndAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address no longer works. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daySheetLoads: {
        parameters: {
            query: {
                /** @description How many dates. */
                days: number;
                /** @description The first date. */
                from: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayLoad"][];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daySheetSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The date in New York. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaySheet"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daySheetSetDeparture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The departure’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartureInput"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportsDeparture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The departure’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daySheetMoveDeparture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The departure’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveInput"];
            };
        };
        responses: {
            /** @description Moved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daySheetAddWalkIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the caller makes up for this call, so that repeating it adds no one. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The departure’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalkInInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    eventsEvents: {
        parameters: {
            query: {
                /** @description The date in New York. */
                date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events; their data identifies the sheet’s state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many of the guide’s connections are open; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportsFigures: {
        parameters: {
            query: {
                /** @description The first date. */
                from: string;
                /** @description The last date; the range can have up to 400 dates. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Figures"];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daySheetMark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The party’s `id`. */
                id: string;
                list: "day" | "night";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daySheetRemoveWalkIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The party’s `id`. */
                id: string;
                list: "day" | "night";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daySheetCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The party’s `id`. */
                id: string;
                list: "day" | "night";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    daySheetUncancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The party’s `id`. */
                id: string;
                list: "day" | "night";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyRecord"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    placesList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceRecord"][];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    placesSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The place’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportsSearch: {
        parameters: {
            query: {
                /** @description The start of a username or an email, ignoring case. */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorRecord"][];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportsHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorBooking"][];
                };
            };
            /** @description The caller isn’t the guide, so there is nothing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    healthLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    healthReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthAnswer"];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many failed attempts; `Retry-After` says when to try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authLogOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dayToursCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the caller makes up for this booking. Sent again to the same list with the same key, the call returns the booking that is already there and adds nothing. */
                "Idempotency-Key"?: string;
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayTourInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was already used for another booking. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    nightToursCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the caller makes up for this booking. Sent again to the same list with the same key, the call returns the booking that is already there and adds nothing. */
                "Idempotency-Key"?: string;
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NightTourInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was already used for another booking. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dayToursRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path: {
                /** @description The booking’s `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRecord"];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no such booking or session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    nightToursRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path: {
                /** @description The booking’s `_id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRecord"];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no such booking or session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user this token belongs to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            /** @description The token is missing, invalid, or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpInput"];
            };
        };
        responses: {
            /** @description The account was created and is signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthAnswer"];
                };
            };
            /** @description The body or a header is invalid; `errors` says which fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another site made the browser send this call, or, if `errors` says so, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It conflicts with what is already there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    toursList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourSummary"][];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    toursGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tour’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDetails"];
                };
            };
            /** @description There is no such tour. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed on the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The service is briefly unavailable; `Retry-After` says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
type FlattenedDeepRequired<T> = {
    [K in keyof T]-?: FlattenedDeepRequired<T[K] extends unknown[] | undefined | null ? Extract<T[K], unknown[]>[number] : T[K]>;
};
type ReadonlyArray<T> = [
    Exclude<T, undefined>
] extends [
    unknown[]
] ? Readonly<Exclude<T, undefined>> : Readonly<Exclude<T, undefined>[]>;
export const pathsApiDeparturesGetParametersQueryListValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/departures"]["get"]["parameters"]["query"]["list"]> = ["day", "night"];
export const pathsApiDeparturesGetParametersQueryPlaceValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/departures"]["get"]["parameters"]["query"]["place"]> = ["Central Park", "Empire State Building", "Rockefeller Center", "Brooklyn Bridge", "Walk around Wall Street", "Walk through LES", "SOHO AND VILLAGES", "Statue of Liberty", "Yankee Stadium", "Times Square", "Grand Station", "One World Trade Center"];
export const pathsApiGuidePartiesListIdPutParametersPathListValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/parties/{list}/{id}"]["put"]["parameters"]["path"]["list"]> = ["day", "night"];
export const pathsApiGuidePartiesListIdDeleteParametersPathListValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/parties/{list}/{id}"]["delete"]["parameters"]["path"]["list"]> = ["day", "night"];
export const pathsApiGuidePartiesListIdCancellationPutParametersPathListValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/parties/{list}/{id}/cancellation"]["put"]["parameters"]["path"]["list"]> = ["day", "night"];
export const pathsApiGuidePartiesListIdCancellationDeleteParametersPathListValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/parties/{list}/{id}/cancellation"]["delete"]["parameters"]["path"]["list"]> = ["day", "night"];
export const availabilityValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Availability"]> = ["AVAILABLE", "LIMITED", "SOLD_OUT", "CLOSED"];
export const contactSettingValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ContactSetting"]> = ["CONTACT_PHONE", "CONTACT_EMAIL"];
export const dayPlaceValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DayPlace"]> = ["Central Park", "Empire State Building", "Rockefeller Center", "Brooklyn Bridge", "Walk around Wall Street", "Walk through LES", "SOHO AND VILLAGES", "Statue of Liberty"];
export const departureInputStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DepartureInput"]["state"]> = ["open", "closed", "cancelled"];
export const departureRecordPlaceValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DepartureRecord"]["place"]> = ["Central Park", "Empire State Building", "Rockefeller Center", "Brooklyn Bridge", "Walk around Wall Street", "Walk through LES", "SOHO AND VILLAGES", "Statue of Liberty", "Yankee Stadium", "Times Square", "Grand Station", "One World Trade Center"];
export const featureRecordTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["FeatureRecord"]["type"]> = ["HIGHLIGHT", "INCLUSION", "EXCLUSION", "PREARRIVAL_INFORMATION", "ACCESSIBILITY_INFORMATION"];
export const healthStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Health"]["status"]> = ["ok"];
export const locationRecordTypesValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LocationRecord"]["types"]> = ["START", "ITINERARY_ITEM", "POINT_OF_INTEREST", "END"];
export const nightPlaceValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["NightPlace"]> = ["Yankee Stadium", "Empire State Building", "Times Square", "Statue of Liberty", "Rockefeller Center", "Grand Station", "One World Trade Center"];
export const placeFiguresListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlaceFigures"]["list"]> = ["day", "night"];
export const placeInputBookedDeparturesValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlaceInput"]["bookedDepartures"]> = ["keep", "change"];
export const placeInputWeekdaysValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlaceInput"]["weekdays"]> = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
export const placeRecordListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlaceRecord"]["list"]> = ["day", "night"];
export const placeRecordWeekdaysValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlaceRecord"]["weekdays"]> = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
export const readinessStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Readiness"]["status"]> = ["ok"];
export const sheetDepartureListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SheetDeparture"]["list"]> = ["day", "night"];
export const sheetDeparturePlaceValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SheetDeparture"]["place"]> = ["Central Park", "Empire State Building", "Rockefeller Center", "Brooklyn Bridge", "Walk around Wall Street", "Walk through LES", "SOHO AND VILLAGES", "Statue of Liberty", "Yankee Stadium", "Times Square", "Grand Station", "One World Trade Center"];
export const sheetDepartureStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SheetDeparture"]["state"]> = ["open", "closed", "cancelled"];
export const tourDetailsListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TourDetails"]["list"]> = ["day", "night"];
export const tourSummaryListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TourSummary"]["list"]> = ["day", "night"];
export const visitorBookingListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["VisitorBooking"]["list"]> = ["day", "night"];
export const weekdayValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Weekday"]> = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
