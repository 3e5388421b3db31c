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
        /** Delete the account, its sessions, and its upcoming bookings. Past bookings are kept for statistics, without an owner. Upcoming bookings that were paid for are canceled instead: the guide can see their name and email address until their date is over, in order to refund them. */
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
        /** Download all data stored about the user. */
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
        /** Change the email address. All other sessions end. */
        put: operations["accountChangeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the user’s email address, and whether it’s confirmed. */
        get: operations["emailConfirmationsState"];
        put?: never;
        /** Email the user a link that confirms their address. At most one link is sent every five minutes. */
        post: operations["emailConfirmationsRequest"];
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
        /** List the user’s sessions, oldest first. */
        get: operations["accountListSessions"];
        put?: never;
        post?: never;
        /** End all other sessions. A guide’s calendar address stops working, too. */
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
        /** End one session, which may be the current one. */
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
        /** List the caller’s bookings, oldest first. */
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
        /** List the caller’s bookings, oldest first. */
        get: operations["nightToursList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller’s bookings on both lists, sorted by start time. */
        get: operations["ticketsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a booking. */
        get: operations["ticketsGet"];
        /** Change the date, the time, or the number of people. */
        put: operations["ticketsChange"];
        post?: never;
        /** Cancel a booking or leave the waitlist. If the tour is over, remove the booking from its list. */
        delete: operations["ticketsCancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book the spots that are held for a party on the waitlist. Safe to repeat. */
        post: operations["ticketsAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a booking with its manage link. Sets a cookie that gives access to the booking for an hour. */
        post: operations["ticketsOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a booking as a calendar file (iCalendar). */
        get: operations["ticketsCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the email address of a guest’s party, and book the spots that are held for the party. Only for callers who have opened the booking with an emailed link. Safe to repeat. */
        post: operations["ticketsConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the contact details with which the guide can reach the party. */
        put: operations["ticketsSetContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a manage link. The five newest links stay valid, as do emailed links. */
        post: operations["ticketsAddManageLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a booking that was canceled in the last 15 minutes. Safe to repeat. */
        post: operations["ticketsRestore"];
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
        /** Download a booking as a calendar file (iCalendar). */
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
        /** Get the guide’s departures as a calendar to subscribe to (iCalendar). */
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
        /** Download a booking as a calendar file (iCalendar). */
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
        /** Departures with their vacancies, sorted by date and start time. */
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
    "/api/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Confirm an email address using an emailed link. Safe to repeat. */
        put: operations["emailConfirmationsConfirm"];
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
        /** Become a guest. Sets a cookie, unless the caller already has a guest’s cookie. */
        post: operations["authBecomeGuest"];
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
        /** Get the calling guide’s account. */
        get: operations["guideGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get when backups were last made and tested. */
        get: operations["backupsState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/backups/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Download the last backup, which contains all of the site’s data. */
        post: operations["backupsDownload"];
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
        /** Get the bookings in a range of dates, as a spreadsheet file (CSV). */
        get: operations["reportsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/busy-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of the guide’s own calendar, and the booked departures during busy times. */
        get: operations["busyCalendarGet"];
        /**
         * Connect the guide’s own calendar, and read it now.
         * @description Departures without bookings are closed during busy times. Only the times of appointments are stored, and the calendar is read again every 15 minutes. Replaces the previous calendar. If the calendar can’t be read, nothing changes.
         */
        put: operations["busyCalendarConnect"];
        post?: never;
        /** Disconnect the guide’s own calendar, so that the departures that it closed are offered again. */
        delete: operations["busyCalendarDisconnect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/busy-calendar/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the guide’s own calendar now.
         * @description If the calendar can’t be read, the response contains the reason, and the previous busy times are kept.
         */
        post: operations["busyCalendarRead"];
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
        /** Get when the guide’s secret calendar address was created, if there is one. */
        get: operations["reportsAddress"];
        put?: never;
        /** Create a secret address that calendar apps can subscribe to. The previous address stops working. Changing the password or email address, or signing out everywhere else, also revokes it. */
        post: operations["reportsRenewAddress"];
        /** Revoke the calendar address. Safe to repeat. */
        delete: operations["reportsRevokeAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the owners, their colleagues, and the open invitations. */
        get: operations["colleaguesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/colleagues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a colleague. Their sessions end, and their upcoming departures no longer have a guide. */
        delete: operations["colleaguesRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/colleagues/{id}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a colleague an owner. Safe to repeat. */
        put: operations["colleaguesMakeOwner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/colleagues/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a link that makes a user a colleague. It can be used once and expires after 7 days. */
        post: operations["colleaguesInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/colleagues/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an invitation. */
        delete: operations["colleaguesRevoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/colleagues/step-down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the calling owner a colleague. The last owner can’t step down. */
        post: operations["colleaguesStepDown"];
        delete?: never;
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
        /** Count the booked departures and people on each date. */
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
        /** Get a date’s departures with their parties. A colleague gets the departures that they lead. */
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change, close, cancel, or reopen one departure.
         * @description Missing fields are left unchanged. A setting that is set to the tour’s current value follows the tour’s setting from then on. Setting `state` without `reason` deletes the previous reason.
         */
        patch: operations["daySheetSetDeparture"];
        trace?: never;
    };
    "/api/guide/departures/{id}/arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tell visitors who are looking for the guide that the guide has arrived, or will be late.
         * @description Allowed from 30 minutes before the start until 60 minutes after it, or until the tour ends, if that is earlier. Tickets show the announcement with its time.
         */
        put: operations["announcementsAnnounceArrival"];
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
        /** Get a departure as a calendar file (iCalendar). */
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
        /** Move one departure, with all its bookings, to a different date. */
        put: operations["daySheetMoveDeparture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/departures/{id}/guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change who leads one departure.
         * @description Canceling or moving a departure removes its guide.
         */
        put: operations["leadersAssign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/departures/{id}/guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the guides who could lead one departure.
         * @description Free guides come first. Among them, those with the fewest tours on that date come first.
         */
        get: operations["leadersChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/departures/{id}/move-targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the departures of the same tour that all bookings of this departure can be moved to. */
        get: operations["daySheetMoveTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/departures/{id}/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Announce something to everyone who has booked a departure or books it later. Replaces the previous announcement. */
        put: operations["announcementsSet"];
        post?: never;
        /** Delete a departure’s announcement. */
        delete: operations["announcementsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/departures/{id}/payments/{payment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note a tip from a whole departure.
         * @description Payments are never changed or deleted. Safe to repeat with the same payment id.
         */
        put: operations["tipsNote"];
        post?: never;
        /** Correct a tip from a whole departure by noting its reversal. Safe to repeat. */
        delete: operations["tipsReverse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/departures/{id}/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reorder a departure’s waitlist. */
        put: operations["waitingOrder"];
        /** Add a party to a departure’s waitlist. */
        post: operations["waitingAdd"];
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
        /** Add a party that showed up without a booking. */
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
        /** Receive server-sent events: `sheet` on connecting and whenever the date’s sheet changes. */
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
        /** Get statistics on the bookings in a range of dates. */
        get: operations["reportsFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes that guides have made, the latest first.
         * @description Changes by visitors aren’t listed. Entries are never changed or deleted. They store no personal data about visitors: the names in the response come from the bookings.
         */
        get: operations["historyList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether mail works, and which emails are waiting or need the guide’s attention. */
        get: operations["mailState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/mail/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose which emails the caller receives. */
        put: operations["mailChoose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/mail/messages/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resend an email that failed or may be lost. */
        post: operations["mailAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/mail/messages/{id}/told": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the guide has notified the visitor, so that the email isn’t sent. */
        post: operations["mailTold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/mail/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test email to the caller’s own address now, and return the server’s replies. */
        post: operations["mailTest"];
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
        /** Record how many people in a party have arrived. */
        put: operations["daySheetMark"];
        post?: never;
        /** Remove a party that the guide added without a booking. */
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
        /** Cancel a party’s booking. The visitor sees the reason. */
        put: operations["daySheetCancel"];
        post?: never;
        /** Restore a booking that the guide canceled, if its spots are still vacant. */
        delete: operations["daySheetUncancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/parties/{list}/{id}/payments/{payment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note a payment by a party, or a refund to it.
         * @description Payments are never changed or deleted. Safe to repeat with the same payment id.
         */
        put: operations["paymentsNote"];
        post?: never;
        /** Correct a party’s payment by noting its reversal. Safe to repeat. */
        delete: operations["paymentsReverse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ways to pay the guide, in the order in which visitors see them. */
        get: operations["paymentMethodsGet"];
        /**
         * Replace the ways to pay the guide.
         * @description Visitors see them on their tickets and in emails about their bookings.
         */
        put: operations["paymentMethodsChange"];
        post?: never;
        delete?: never;
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
        /** List the settings of all tours. */
        get: operations["placesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of several tours. If one tour can’t be changed, none is.
         * @description If booked departures would change, the call is refused with an error that lists them, unless `bookedDepartures` is set.
         */
        patch: operations["placesChangeAll"];
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a tour’s settings.
         * @description If booked departures would change, the call is refused with an error that lists them, unless `bookedDepartures` is set.
         */
        patch: operations["placesChange"];
        trace?: never;
    };
    "/api/guide/planning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many tours can be led at once, and the booked departures that clash. */
        get: operations["planningGet"];
        /**
         * Change how many tours can be led at once.
         * @description Existing bookings stay, even if more tours are booked than can be led from now on.
         */
        put: operations["planningChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/planning/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All departures between two dates, earliest first.
         * @description Hidden tours are included only if they have bookings. Days on which a tour doesn’t run are left out.
         */
        get: operations["planningCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/planning/changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change, close, cancel, or reopen several departures.
         * @description Changes the departures in batches of 100. The call stops at the first batch with a departure that can’t be changed, for example because it has changed since the given revision. That batch changes nothing. Repeating the call with the same id changes no departure twice. A visitor who has booked several of the departures gets one email.
         */
        put: operations["bulkChangeCarryOut"];
        post?: never;
        /**
         * Undo a change to several departures.
         * @description Possible for 15 minutes, unless visitors are notified of the change, or the departures have changed since.
         */
        delete: operations["bulkChangeUndo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/planning/changes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the selected departures, and the effect that a change would have on each. Saves nothing. */
        post: operations["bulkChangePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/planning/kept/{conflict}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a booked departure despite a conflict.
         * @description Doesn’t change the departure, only its `isKept` in lists of booked departures.
         */
        put: operations["keptDeparturesAdd"];
        post?: never;
        /** Stop keeping a departure, so that the guide has to decide about it again. */
        delete: operations["keptDeparturesRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/planning/suggested-guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign the suggested guides to all departures between two dates.
         * @description Skips departures that no guide is free to lead.
         */
        post: operations["leadersAssignSuggested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the caller’s profile. */
        get: operations["profileGet"];
        /** Replace the caller’s profile. */
        put: operations["profileChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/profile/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photograph. Visitors see it once the profile is saved with it.
         * @description At most 400 KB, and at most 1600 pixels wide and high. Metadata is removed, including the orientation. Unsaved photographs are deleted after a day.
         */
        post: operations["profileAddPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/reports/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the payments and debts at the departures in a range of dates, totaled by day, tour, guide, and method. */
        get: operations["moneyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/reports/payments.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the payments at the departures in a range of dates, as a spreadsheet file (CSV). */
        get: operations["moneyExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the site’s settings. */
        get: operations["settingsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change some of the site’s settings.
         * @description The changes take effect on all pages and replicas within 5 seconds.
         */
        patch: operations["settingsChange"];
        trace?: never;
    };
    "/api/guide/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how far the site is set up. */
        get: operations["setupGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/special-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the special days in New York with their next dates, earliest first. */
        get: operations["specialDaysList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/special-days/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Offer the departures that can’t be walked on a special day, or close them again.
         * @description Applies every year. Booked departures stay as they are.
         */
        put: operations["specialDaysChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/time-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the time off that isn’t over, earliest first, with the booked departures during it. */
        get: operations["timeOffList"];
        put?: never;
        /**
         * Add time off. Departures without bookings are closed during that time.
         * @description Booked departures stay as they are. The response lists them.
         */
        post: operations["timeOffAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/time-off/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete time off, so that the departures that it closed are offered again. */
        delete: operations["timeOffDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/tours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All tours, including hidden ones, in the order in which visitors see them. */
        get: operations["guideToursList"];
        put?: never;
        /** Add a tour, which is hidden at first. */
        post: operations["guideToursAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/tours/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that visitors read about a tour, even a hidden one. */
        get: operations["guideToursGet"];
        /** Change what visitors read about a tour. */
        put: operations["guideToursWrite"];
        post?: never;
        /** Delete a tour that nobody has ever booked. */
        delete: operations["guideToursDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/tours/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photograph to a tour. Visitors see it once it is listed in the tour’s `photos`.
         * @description At most 400 KB, and at most 1600 pixels wide and high. Metadata is removed, including the orientation. A tour can have up to 48 unsaved photographs, which are deleted after a day.
         */
        post: operations["guideToursAddPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/tours/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A tour’s page with this content, as visitors would see it. Nothing is saved. */
        post: operations["guideToursPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/tours/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tour’s translations into all languages of the site. */
        get: operations["translationsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/tours/{id}/translations/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a tour’s translations into a language.
         * @description Visitors see the English text if a text has no translation, or only one that was written for an earlier English text.
         */
        put: operations["translationsReplace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/tours/{id}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide or show a tour. Its bookings are kept.
         * @description If upcoming departures are booked, hiding is refused with an error that lists them, unless `bookedDepartures` is set.
         */
        put: operations["guideToursSetHidden"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/tours/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reorder the tours. */
        put: operations["guideToursOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/tours/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The prices that upcoming bookings of all tours were promised, including waiting parties, those with the most bookings first.
         * @description Bookings keep their promised prices when a tour’s price changes.
         */
        get: operations["guideToursListPromisedPrices"];
        /** Give several tours the same price. */
        put: operations["guideToursSetPrices"];
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
        /** Search for visitors by their username, email address, or contact in a booking. */
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
        /** List a visitor’s bookings on both lists, latest date first. */
        get: operations["reportsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the visits in a range of dates that took each step from a tour’s page to a booking. */
        get: operations["reportsVisitReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/waiting/{list}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a party from the waitlist. */
        delete: operations["waitingRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guide/waiting/{list}/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book the spots that are held for a party. Safe to repeat. */
        post: operations["waitingAccept"];
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
        /** Check whether the process is running. */
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
        /** Check whether the API can serve calls, which requires a responsive database. */
        get: operations["healthReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept an invitation: the signed-in user becomes a colleague. */
        put: operations["invitationAccept"];
        /** Get the invitation that a link belongs to. */
        post: operations["invitationFind"];
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
        /** Sign out and revoke the token. Safe to repeat. */
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
    "/api/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set a new password using an emailed link. Ends all sessions. */
        put: operations["passwordResetsReset"];
        /** Email an account’s owner a link for setting a new password. */
        post: operations["passwordResetsRequest"];
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
        /** Restore a booking that was deleted in the last 15 minutes. Safe to repeat. */
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
        /** Restore a booking that was deleted in the last 15 minutes. Safe to repeat. */
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
        /** Get the signed-in user. A token that was sent in the header is also set as a cookie. */
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
        /**
         * List the visible tours: day tours first, in the guide’s order.
         * @description Returns all tours, even those that don’t match the filters in the query. `missed` lists the filters that a tour doesn’t match.
         */
        get: operations["catalogList"];
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
        /** Get a tour with its content and next departures. */
        get: operations["catalogGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tours/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a tour by date, or join its waitlist. */
        post: operations["tourBookingsReserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tours/photos/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a photograph of a tour. Its path is in the tour’s `media`. */
        get: operations["catalogPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a step of a visit to the site.
         * @description Only numbers are stored, nothing about the visitor. The step isn’t counted if the request has the header `DNT: 1` or `Sec-GPC: 1`, or if the page is about a tour that doesn’t exist.
         */
        post: operations["visitsCount"];
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
        AccessInput: {
            /**
             * @description The way around the stairs, in a sentence. Shown only if there is a detour.
             * @example A sloping path goes around to the fountain.
             */
            detour?: string;
            /** @description Whether dogs on a leash can come along. Service animals always can. */
            dogs: boolean;
            /**
             * @description The distance on foot, in miles.
             * @example 2.5
             */
            miles: number;
            /**
             * @description Where restrooms are; missing if visitors can’t rely on any.
             * @example In Essex Market, where we meet.
             */
            restrooms?: string;
            /**
             * @description The number of flights of stairs on the usual way.
             * @example 1
             */
            stairs: number;
            /**
             * @description Whether the tour can be done without steps. YES: on the usual route. DETOUR: with a detour.
             * @enum {string}
             */
            stepFree: "YES" | "DETOUR" | "NO";
            /**
             * @description Whether the tour can be done with a stroller. YES: on the usual route. DETOUR: with a detour.
             * @enum {string}
             */
            stroller: "YES" | "DETOUR" | "NO";
        };
        AccessRecord: {
            /**
             * @description The way around the stairs, in a sentence. Shown only if there is a detour.
             * @example A sloping path goes around to the fountain.
             */
            detour?: string;
            /** @description Whether dogs on a leash can come along. Service animals always can. */
            dogs: boolean;
            /**
             * @description The distance on foot, in miles.
             * @example 2.5
             */
            miles: number;
            /**
             * @description Where restrooms are; missing if visitors can’t rely on any.
             * @example In Essex Market, where we meet.
             */
            restrooms?: string;
            /**
             * @description The number of flights of stairs on the usual way.
             * @example 1
             */
            stairs: number;
            /**
             * @description Whether the tour can be done without steps. YES: on the usual route. DETOUR: with a detour.
             * @enum {string}
             */
            stepFree: "YES" | "DETOUR" | "NO";
            /**
             * @description Whether the tour can be done with a stroller. YES: on the usual route. DETOUR: with a detour.
             * @enum {string}
             */
            stroller: "YES" | "DETOUR" | "NO";
        };
        AccountData: {
            account: components["schemas"]["ExportedAccount"];
            /**
             * @description The bookings on each list, oldest first, with the guide’s notes about them. Deleted bookings are included until they’re erased.
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
        AddedPhoto: {
            /** @description Height in pixels. */
            height: number;
            /** @description The photograph’s path on the site. */
            src: string;
            /** @description Width in pixels. */
            width: number;
        };
        AgePriceInput: {
            /**
             * @description The price for each person of the group. In US cents.
             * @example 4000
             */
            cents: number;
            /**
             * @description The youngest age of the group. Its oldest age is the year before the next group’s youngest age.
             * @example 13
             */
            minAge: number;
            /** @description OCTO’s type of the unit. */
            unit: components["schemas"]["AgeUnit"];
        };
        AgesInput: {
            /**
             * @description The number of people in this age group.
             * @example 1
             */
            CHILD?: number;
            /**
             * @description The number of people in this age group.
             * @example 1
             */
            INFANT?: number;
            /**
             * @description The number of people in this age group.
             * @example 1
             */
            SENIOR?: number;
            /**
             * @description The number of people in this age group.
             * @example 1
             */
            YOUTH?: number;
        };
        /** @enum {string} */
        AgeUnit: "SENIOR" | "ADULT" | "YOUTH" | "CHILD" | "INFANT";
        /**
         * @description The parts of New York that the tour starts and ends in, if they are known.
         * @enum {string}
         */
        Area: "downtown" | "midtown" | "uptown" | "brooklyn" | "queens" | "bronx" | "staten-island";
        ArrivalAnswer: {
            /** @description The latest announcement, possibly from a different device; missing if there is none. */
            arrival?: components["schemas"]["ArrivalRecord"];
        };
        ArrivalInput: {
            /**
             * @description How many minutes after the start the guide expects to arrive. Required if the state is `late`, and ignored otherwise.
             * @example 5
             */
            minutes?: number;
            /** @description How many seconds ago the guide announced this, if the phone couldn’t send it right away. Defaults to 0. A later announcement isn’t replaced. */
            secondsAgo?: number;
            /**
             * @description `unknown` revokes the previous announcement.
             * @enum {string}
             */
            state: "here" | "late" | "unknown";
        };
        ArrivalRecord: {
            /**
             * @description How many minutes after the start the guide expects to arrive. Present only if `state` is `late`.
             * @example 5
             */
            minutes?: number;
            /**
             * @description Whether the guide is already at the meeting point (`here`) or will be late (`late`).
             * @enum {string}
             */
            state: "here" | "late";
            /**
             * Format: date-time
             * @description When the guide made the announcement.
             */
            utcSaidAt: string;
        };
        AssignedCount: {
            /** @description How many departures got a guide. */
            assigned: number;
        };
        AttendanceInput: {
            /** @description How many people in the party have arrived. */
            arrived: number;
            /** @description Whether everybody else in the party is a no-show. */
            noShow: boolean;
            /** @description The guide’s note about the party. */
            note: string;
            /** @description The party’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
        };
        AuthResponse: {
            /** @description A JSON Web Token; also set as an HttpOnly cookie. */
            accessToken: string;
            user: components["schemas"]["PublicUser"];
        };
        /**
         * @description Whether the departure can be booked. LIMITED: fewer than 6 spots are left. CLOSED: booking is closed, or the departure was canceled.
         * @enum {string}
         */
        Availability: "AVAILABLE" | "LIMITED" | "SOLD_OUT" | "CLOSED";
        BackupDownloadInput: {
            /**
             * Format: password
             * @description The account’s current password.
             */
            password: string;
        };
        BackupFailure: {
            /** Format: date-time */
            at: string;
            /** @description Why it failed, as a sentence. */
            reason: string;
        };
        BackupFile: {
            /**
             * Format: date-time
             * @description When the backup was made.
             */
            at: string;
            /** @description The size in bytes. */
            bytes: number;
            /** @example new-york-on-foot-2030-01-07T08-30-00Z.archive.gz */
            file: string;
        };
        BackupHealth: {
            /**
             * Format: date-time
             * @description The last time a backup was restored as a test; null if never.
             */
            lastSelfTest: string | null;
            /**
             * Format: date-time
             * @description The time of the last backup; null if there is none.
             */
            lastSuccess: string | null;
        };
        BackupProof: {
            /**
             * Format: date-time
             * @description When it was restored.
             */
            at: string;
            /** @description The number of documents that were restored. */
            documents: number;
            /** @description The backup that was restored. */
            file: string;
        };
        BackupState: {
            /** @description Whether this site makes backups every night. If not, the other fields are null. */
            automatic: boolean;
            /** @description The last failure; null if a backup and its test have succeeded since. */
            failure: components["schemas"]["BackupFailure"] | null;
            /** @description The last backup. */
            last: components["schemas"]["BackupFile"] | null;
            /**
             * @description Why backups need attention; null if they don’t. unreadable: the API can’t read their folder. missing: there is no backup. failed: the last backup or its test failed. late: the last backup is older than 26 hours. unproved: no backup was restored as a test in the last 8 days.
             * @enum {string|null}
             */
            problem: "unreadable" | "missing" | "failed" | "late" | "unproved" | null;
            /** @description When a backup was last restored as a test. */
            proof: components["schemas"]["BackupProof"] | null;
        };
        BookedDeparture: {
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /**
             * @description The departure’s `id`.
             * @example day.central-park.2030-01-07.1000
             */
            id: string;
            /** @description The number of booked people. */
            people: number;
            /**
             * @description The start time, in New York.
             * @example 10:00
             */
            startTime: string;
        };
        BookingCancellation: {
            /**
             * Format: date-time
             * @description When the guide canceled the booking.
             */
            at: string;
            /** @description The guide’s reason. */
            reason: string;
        };
        BookingInput: {
            /** @description How many people in the party aren’t adults, by age group. Matters only if the price depends on ages. If missing, a change keeps the ages, unless they add up to more people than the party has. */
            ages?: components["schemas"]["AgesInput"];
            /** @description Only the guide sees it. If missing, a change keeps the current contact. */
            contact?: components["schemas"]["ContactInput"];
            /**
             * Format: date
             * @description The date in New York. It must fall on `day`, be before the tour’s cutoff, and be at most as many days ahead as the tour can be booked (90 by default). If missing, a new booking is for the next date after today that falls on `day` and has room, and a change that keeps the weekday keeps the date.
             * @example 2030-01-07
             */
            date?: string;
            /** @description The weekday of the tour. Sunday is only accepted if the tour runs on Sundays. */
            day: components["schemas"]["Weekday"];
            /**
             * @description The sum that the visitor has seen, in cents. If the party would have to pay a different sum, because the guide has just changed the price, the booking is refused.
             * @example 8000
             */
            expectedCents?: number;
            /**
             * @description The size of the party. A numeric string works too.
             * @example 2
             */
            people: number;
            /**
             * @description Where the tour goes: the `place` of one of the list’s tours, as `GET /tours` returns them.
             * @example Empire State Building
             */
            place: string;
            /**
             * @description The start time in New York, if the tour starts more than once that day. If missing, the first start with room is booked, and a change that keeps the date keeps the time.
             * @example 10:00
             */
            time?: string;
        };
        BookingRecord: {
            /**
             * @description The booking’s id: 24 hexadecimal digits.
             * @example 65f0c0ffee0123456789abcd
             */
            _id: string;
            /** @description How many people in the party aren’t adults, by age group. Present only if the price depends on ages. */
            ages?: components["schemas"]["AgesInput"];
            /** @description Present only if the guide canceled this booking. A canceled booking takes no spots and can only be deleted. */
            cancelled?: components["schemas"]["BookingCancellation"];
            /**
             * @description Whether the guide has changed the start time, the length, or the meeting point since the visitor booked.
             * @enum {boolean}
             */
            changed?: true;
            /**
             * Format: date
             * @description The date of the tour in New York.
             * @example 2030-01-07
             */
            date: string;
            /** @description The weekday of the tour. */
            day: components["schemas"]["Weekday"];
            /**
             * Format: date-time
             * @description When the hold on the spots expires. Present only while the visitor hasn’t confirmed the booking with the link in an email; nothing is booked before that.
             */
            heldUntil?: string;
            /** @description The guide’s move of the booking to this date. Missing if the visitor has chosen a different departure since. */
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
             * @description The tour’s short name in the language of the response; missing if it is the same as `place`.
             * @example Rund um die Wall Street
             */
            placeName?: string;
            /** @description The price that the visitor was promised. It stays the same if the guide changes the tour’s price. Missing if the tour had no price. */
            price?: components["schemas"]["PriceRecord"];
            /**
             * @description The start time in the departure’s `id`. Present only if the tour also starts at other times.
             * @example 14:00
             */
            time?: string;
        };
        BulkChangeInput: {
            /**
             * @description The maximum number of people at a departure; null if there is no limit.
             * @example 12
             */
            capacity?: number | null;
            /** @description The departures, each once, with the revisions that the guide has seen. */
            departures: components["schemas"]["SeenDepartureInput"][];
            /** @description Where the departure starts. */
            meetingPoint?: string;
            /** @description Why the departure is canceled or changed. Shown to visitors. Required to cancel. */
            reason?: string;
            /**
             * @description How many minutes later the departures start; negative if earlier.
             * @example 30
             */
            shiftMinutes?: number;
            /**
             * @description closed: accepts no more bookings.
             * @enum {string}
             */
            state?: "open" | "closed" | "cancelled";
        };
        BulkChangeRecord: {
            /** @description The ids of the departures that were changed by this call or by earlier calls with the same id. */
            changed: string[];
            /** @description The departure that stopped the change. Earlier departures may have been changed. */
            failed?: components["schemas"]["FailedDeparture"];
            /** @description The ids of the departures that didn’t need to change, or that the change didn’t reach before it stopped. */
            unchanged: string[];
            /**
             * Format: date-time
             * @description Until when the change can be undone. Missing if visitors are notified, or if nothing has changed.
             */
            undoUntil?: string;
        };
        BulkDeparture: {
            /**
             * @description The total number of spots; null if there is no limit.
             * @example 12
             */
            capacity: number | null;
            /**
             * @description If the departure is closed because no guide is free, the places of the tours that take place at that time.
             * @example [
             *       "Brooklyn Bridge"
             *     ]
             */
            clashesWith?: string[];
            /** @description Why the departure is closed, if the guide hasn’t closed it. It is offered again when the reason no longer applies, when a walk-in is added, or when the guide opens it. guide-busy: no guide is free. time-off: it is during the guide’s time off. special-day: the tour can’t be walked on the special day. busy-calendar: the guide’s own calendar has an appointment at that time. */
            closedBecause?: components["schemas"]["ClosureReason"];
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /**
             * @description The departure’s id.
             * @example day.central-park.2030-01-07.1000
             */
            id: string;
            /** @description Whether the change would have an effect. Canceled departures change only if the change reopens them. */
            isChanged: boolean;
            /** @description Whether visitors will be notified of the change by email. */
            isNotified: boolean;
            /**
             * @description The list that the tour is on.
             * @enum {string}
             */
            list: "day" | "night";
            /** @description Where the departure starts. */
            meetingPoint: string;
            /**
             * @description The new start time, if it changes.
             * @example 10:30
             */
            newStartTime?: string;
            /**
             * @description Why the departure can’t be changed.
             * @enum {string}
             */
            obstacle?: "started" | "other-date" | "past";
            /**
             * @description How many people have booked the departure.
             * @example 4
             */
            people: number;
            /**
             * @description Where the tour goes.
             * @example Central Park
             */
            place: string;
            /** @description The departure’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
            /** @description The special day in New York on which streets along the tour are closed or crowded. */
            specialDay?: components["schemas"]["CrowdedDay"];
            /**
             * @description When the departure starts, in New York time.
             * @example 10:00
             */
            startTime: string;
            /**
             * @description The departure’s state. closed: it takes place, but accepts no more bookings.
             * @enum {string}
             */
            state: "open" | "closed" | "cancelled";
            /** @description How many people are on the departure’s waitlist. */
            waiting: number;
        };
        BulkPreviewInput: {
            /**
             * @description The maximum number of people at a departure; null if there is no limit.
             * @example 12
             */
            capacity?: number | null;
            /**
             * @description The ids of the departures to select, out of those that match the other fields. Defaults to all of them.
             * @example [
             *       "day.central-park.2030-11-28.1000"
             *     ]
             */
            departures?: string[];
            /**
             * Format: date
             * @description The first date. A date before today counts as today.
             * @example 2030-11-28
             */
            from: string;
            /** @description Where the departure starts. */
            meetingPoint?: string;
            /** @description Why the departure is canceled or changed. Shown to visitors. Required to cancel. */
            reason?: string;
            /**
             * @description How many minutes later the departures start; negative if earlier.
             * @example 30
             */
            shiftMinutes?: number;
            /**
             * @description The current start times, in New York time. Defaults to any time.
             * @example [
             *       "10:00"
             *     ]
             */
            startTimes?: string[];
            /**
             * @description closed: accepts no more bookings.
             * @enum {string}
             */
            state?: "open" | "closed" | "cancelled";
            /**
             * Format: date
             * @description The last date; the range can have up to 366 dates.
             * @example 2030-11-28
             */
            to: string;
            /**
             * @description The ids of the tours. Defaults to all tours, but then selects hidden tours’ departures only if they are booked.
             * @example [
             *       "day.central-park"
             *     ]
             */
            tours?: string[];
            /** @description The weekdays. Defaults to all. */
            weekdays?: ("Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday")[];
        };
        BusyCalendarInput: {
            /**
             * @description The calendar’s secret address (iCalendar). Never returned by the API.
             * @example https://calendar.example.com/private-SECRET/basic.ics
             */
            url: string;
        };
        BusyCalendarRecord: {
            /** @description The booked departures during busy times, earliest first. They take place unless the guide cancels or moves them. */
            booked: components["schemas"]["LedDepartureRecord"][];
            /** @description The number of busy times that aren’t over. Appointments that overlap or touch count as one busy time. */
            busyTimes: number;
            /** @description Why the calendar couldn’t be read last time, as a sentence; null if it could. */
            error: string | null;
            /**
             * Format: date-time
             * @description When reading the calendar first failed since `readAt`; null if it could be read last time. The busy times from `readAt` still apply.
             */
            failingSince: string | null;
            /**
             * @description The host of the calendar’s address; null if no calendar is connected.
             * @example calendar.example.com
             */
            host: string | null;
            /**
             * Format: date-time
             * @description When the calendar was last read successfully; null if no calendar is connected.
             */
            readAt: string | null;
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
             * @description The address’s path. It can’t be read again, since the server stores only its hash.
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
        CalendarDeparture: {
            /**
             * @description The total number of spots; null if there is no limit.
             * @example 12
             */
            capacity: number | null;
            /**
             * @description If the departure is closed because no guide is free, the places of the tours that take place at that time.
             * @example [
             *       "Brooklyn Bridge"
             *     ]
             */
            clashesWith?: string[];
            /** @description Why the departure is closed, if the guide hasn’t closed it. It is offered again when the reason no longer applies, when a walk-in is added, or when the guide opens it. guide-busy: no guide is free. time-off: it is during the guide’s time off. special-day: the tour can’t be walked on the special day. busy-calendar: the guide’s own calendar has an appointment at that time. */
            closedBecause?: components["schemas"]["ClosureReason"];
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /**
             * @description The departure’s id.
             * @example day.central-park.2030-01-07.1000
             */
            id: string;
            /** @description The guide who leads the departure. Missing until one is assigned, and if the site has only one guide. */
            ledBy?: components["schemas"]["GuideName"];
            /** @description How long the tour takes, in minutes. */
            lengthMinutes: number;
            /**
             * @description The list that the tour is on.
             * @enum {string}
             */
            list: "day" | "night";
            /**
             * @description How many people have booked the departure.
             * @example 4
             */
            people: number;
            /**
             * @description Where the tour goes.
             * @example Central Park
             */
            place: string;
            /** @description The special day in New York on which streets along the tour are closed or crowded. */
            specialDay?: components["schemas"]["CrowdedDay"];
            /**
             * @description When the departure starts, in New York time.
             * @example 10:00
             */
            startTime: string;
            /**
             * @description The departure’s state. closed: it takes place, but accepts no more bookings.
             * @enum {string}
             */
            state: "open" | "closed" | "cancelled";
            /** @description A suggestion for an upcoming departure that is booked but has no guide yet: of the guides who are free then, the one with the fewest tours that day. Missing if nobody is free. */
            suggestedGuide?: components["schemas"]["GuideName"];
            /**
             * @description How many minutes it takes to get to this departure from the previous booked one on the same date, on foot or by subway. Missing if there is no previous one, or if it isn’t over when this departure starts.
             * @example 18
             */
            tripMinutes?: number;
            /**
             * @description The number of vacant spots; null if there is no limit.
             * @example 4
             */
            vacancies: number | null;
        };
        CancellationInput: {
            /** @description Why the guide cancels the booking. The visitor sees the reason. */
            reason: string;
            /** @description The party’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
        };
        CancelledFigures: {
            /** @description The number of canceled departures. */
            departures: number;
            /** @description The number of parties that had booked. */
            parties: number;
            /** @description The number of people who had booked. */
            people: number;
        };
        /**
         * @description Why the departure is closed, if the guide hasn’t closed it. It is offered again when the reason no longer applies, when a walk-in is added, or when the guide opens it. guide-busy: no guide is free. time-off: it is during the guide’s time off. special-day: the tour can’t be walked on the special day. busy-calendar: the guide’s own calendar has an appointment at that time.
         * @enum {string}
         */
        ClosureReason: "guide-busy" | "time-off" | "special-day" | "busy-calendar";
        ColleagueList: {
            /** @description Owners first; owners and colleagues each in the order of their sign-up. */
            guides: components["schemas"]["GuideRecord"][];
            /** @description The invitations that haven’t expired, oldest first. */
            invitations: components["schemas"]["InvitationRecord"][];
        };
        ContactInput: {
            /**
             * Format: email
             * @description The email address of the party. Required unless there is a phone number.
             * @example walker@example.com
             */
            email?: string;
            /** @description The name of the person whom the guide should ask for. */
            name: string;
            /** @description A note for the guide, such as “We have a stroller.” */
            note?: string;
            /**
             * @description A valid phone number, returned in E.164 format. A number without a country code is treated as a US number. Required unless there is an email address.
             * @example +12125550100
             */
            phone?: string;
            /** @description Whether the party can be reached on WhatsApp with the phone number. */
            whatsApp?: boolean;
        };
        /**
         * @description The contact settings without a value. Visitors see example values instead.
         * @enum {string}
         */
        ContactSetting: "CONTACT_PHONE" | "CONTACT_EMAIL";
        /**
         * @description The special day in New York on which streets along the tour are closed or crowded.
         * @enum {string}
         */
        CrowdedDay: "macys-parade" | "new-years-eve" | "marathon" | "st-patricks-parade" | "pride-march" | "independence-day" | "september-11";
        DayLoad: {
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /** @description How many departures have bookings, not counting canceled departures. */
            departures: number;
            /** @description How many people are booked on those departures. */
            people: number;
        };
        DayMoney: {
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /**
             * @description Fares and deposits.
             * @example 24000
             */
            fareCents: number;
            /**
             * @description The amount still owed by parties that came.
             * @example 8000
             */
            owedCents: number;
            /**
             * @description Refunds, as a negative number.
             * @example -4000
             */
            refundCents: number;
            /**
             * @description Tips.
             * @example 3000
             */
            tipCents: number;
        };
        DaySheet: {
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /** @description Sorted by start time. */
            departures: components["schemas"]["SheetDeparture"][];
        };
        DeliveryProblem: {
            /** @description The server’s last reply. */
            answer?: string;
            /** @description Whether the guide can still resend the email. */
            canBeSentAgain: boolean;
            /**
             * @description The news that the visitor may have missed, as part of a sentence.
             * @example that you canceled
             */
            contents: string;
            /**
             * @description The kind of letter.
             * @enum {string}
             */
            kind: "booked" | "confirm" | "changed" | "withdrawn" | "update" | "cancelled" | "changed-by-guide" | "moved" | "restored" | "reminder" | "thanks" | "from-guide" | "waiting" | "offer" | "offer-lapsed" | "waiting-over" | "reset-password" | "confirm-address" | "email-changed" | "account-deleted" | "news" | "digest" | "evening" | "full" | "offered" | "mail-fails";
            /** @description The language that the party reads; missing if the party reads English. */
            language?: components["schemas"]["SiteLanguage"];
            /** @description The email’s id. */
            mail: string;
            /** @description A short message that the guide can send instead of the email. */
            message: string;
            /** @description The short message in the party’s language; missing if the party reads English. */
            messageInLanguage?: string;
            /** @description The guide’s reason for moving the departure, if the email is about that. */
            reason?: string;
            /**
             * @description no-address: the visitor left no email address. no-mail: the site has no mail server. delayed: the server can’t accept the email right now. failed: the server has rejected the email. unknown: the connection was lost before the server replied. limited: too many emails were sent to the address.
             * @enum {string}
             */
            why: "no-address" | "no-mail" | "delayed" | "failed" | "unknown" | "limited";
        };
        DepartureClash: {
            /**
             * @description The places of the booked tours that clash with this departure.
             * @example [
             *       "Brooklyn Bridge"
             *     ]
             */
            clashesWith: string[];
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /**
             * @description The departure’s id.
             * @example day.central-park.2030-01-07.1000
             */
            id: string;
            /** @description Whether the guide has decided to keep the departure despite the conflict. */
            isKept: boolean;
            /** @description The guide who leads the departure. Missing until one is assigned, and if the site has only one guide. */
            ledBy?: components["schemas"]["GuideName"];
            /**
             * @description The list that the tour is on.
             * @enum {string}
             */
            list: "day" | "night";
            /**
             * @description How many people have booked the departure.
             * @example 4
             */
            people: number;
            /**
             * @description Where the tour goes.
             * @example Central Park
             */
            place: string;
            /**
             * @description When the departure starts, in New York time.
             * @example 10:00
             */
            startTime: string;
        };
        DepartureInput: {
            /**
             * @description The maximum number of people at a departure; null if there is no limit.
             * @example 12
             */
            capacity?: number | null;
            /**
             * @description Bookings can be changed or canceled until this many minutes before the start.
             * @example 120
             */
            changeCutoffMinutes?: number;
            /**
             * @description Booking closes this many minutes before the start.
             * @example 120
             */
            cutoffMinutes?: number;
            /**
             * @description How long a tour takes, in minutes.
             * @example 150
             */
            lengthMinutes?: number;
            /** @description Where the departure starts. */
            meetingPoint?: string;
            /** @description Why the departure is canceled or changed. Shown to visitors. Required to cancel. */
            reason?: string;
            /** @description The departure’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
            /**
             * @description When the departure starts, in New York time.
             * @example 10:00
             */
            startTime?: string;
            /**
             * @description closed: accepts no more bookings.
             * @enum {string}
             */
            state?: "open" | "closed" | "cancelled";
        };
        DepartureRecord: {
            /** @description Whether the guide canceled the departure. */
            cancelled: boolean;
            /**
             * @description The total number of spots; null if there is no limit.
             * @example 12
             */
            capacity: number | null;
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /** @description The guide who leads the departure. Missing until a guide is assigned, and if the guide has no profile. If the site has only one guide, departures don’t have this field, but bookings do. */
            guide?: components["schemas"]["PublicGuide"];
            /**
             * @description The departure’s id.
             * @example day.central-park.2030-01-07.1000
             */
            id: string;
            /**
             * Format: date-time
             * @description When the departure ends, in New York time with its offset from UTC.
             * @example 2030-01-07T12:30:00-05:00
             */
            localDateTimeEnd: string;
            /**
             * Format: date-time
             * @description When the departure starts, in New York time with its offset from UTC.
             * @example 2030-01-07T10:00:00-05:00
             */
            localDateTimeStart: string;
            /**
             * @description Where the departure starts.
             * @example Columbus Circle
             */
            meetingPoint: string;
            /**
             * Format: date
             * @description If the guide moved all bookings of this departure to a different date, that date.
             * @example 2030-01-08
             */
            movedTo?: string;
            /**
             * @description Where the tour goes.
             * @example Central Park
             */
            place: string;
            /**
             * @description The tour’s short name in the language of the response; missing if it is the same as `place`.
             * @example Spaziergang um die Wall Street
             */
            placeName?: string;
            /** @description Why the departure was canceled, changed, or moved. */
            reason?: string;
            /** @description How many times the guide has changed the departure. */
            revision: number;
            /** @description The special day in New York on which streets along the tour are closed or crowded. */
            specialDay?: components["schemas"]["CrowdedDay"];
            /** @description Whether the departure can be booked. LIMITED: fewer than 6 spots are left. CLOSED: booking is closed, or the departure was canceled. */
            status: components["schemas"]["Availability"];
            /**
             * Format: date-time
             * @description The deadline for changing and canceling bookings.
             * @example 2030-01-07T13:00:00Z
             */
            utcChangeCutoffAt: string;
            /**
             * Format: date-time
             * @description When booking closes. Until the first booking, this may be an earlier time.
             * @example 2030-01-07T13:00:00Z
             */
            utcCutoffAt: string;
            /**
             * @description The number of vacant spots; null if there is no limit.
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
        EmailConfirmationInput: {
            /**
             * @description The part of the emailed link after the #.
             * @example 65f0c0ffee0123456789abcd.1800000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
             */
            token: string;
        };
        EmailState: {
            /** @description Whether the site can send a link that confirms the address. */
            canBeMailed: boolean;
            /** @description Whether the user has confirmed the address. */
            confirmed: boolean;
            /**
             * @description The account’s email address.
             * @example ada@example.com
             */
            email: string;
        };
        ExchangeStep: {
            /**
             * @description The sender of the line.
             * @enum {string}
             */
            from: "site" | "server";
            /** @description The line, without passwords. */
            text: string;
        };
        ExportedAccount: {
            /**
             * Format: date-time
             * @description When the guide’s calendar address was created; missing if there is none. The address itself isn’t stored.
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
             * @description Whether the user has confirmed the email address.
             * @enum {boolean}
             */
            emailConfirmed?: true;
            /**
             * @description Whether the user is a guide.
             * @enum {boolean}
             */
            guide?: true;
            /** @description The guide’s profile; missing if there is none. */
            profile?: components["schemas"]["GuideProfileRecord"];
            /** @description A guide’s role; missing for everyone else. */
            role?: components["schemas"]["GuideRole"];
            /** @example walker */
            username: string;
        };
        ExportedAttendance: {
            /**
             * @description The number of people in the party who came.
             * @example 2
             */
            arrived: number;
            /** @description Whether the guide marked the rest of the party as a no-show. */
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
            /** @description How many people in the party aren’t adults, by age group. Present only if the price depends on ages. */
            ages?: components["schemas"]["AgesInput"];
            /** @description Missing if the guide recorded nothing. */
            attendance?: components["schemas"]["ExportedAttendance"];
            /** @description Present only if the guide canceled this booking. A canceled booking takes no spots and can only be deleted. */
            cancelled?: components["schemas"]["BookingCancellation"];
            /**
             * @description Whether the guide has changed the start time, the length, or the meeting point since the visitor booked.
             * @enum {boolean}
             */
            changed?: true;
            /** @description The party’s contact details. */
            contact?: components["schemas"]["ContactInput"];
            /**
             * Format: date-time
             * @description When the booking was made.
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
             * @description Whether the owner deleted the booking.
             * @enum {boolean}
             */
            deleted?: true;
            /**
             * Format: date-time
             * @description When the hold on the spots expires. Present only while the visitor hasn’t confirmed the booking with the link in an email; nothing is booked before that.
             */
            heldUntil?: string;
            /**
             * Format: date-time
             * @description When a deleted booking is erased. Missing if the tour was over when the booking was deleted: such a booking is kept for statistics, and is anonymized at the same time as other past bookings.
             */
            keptUntil?: string;
            /** @description The language of the booking’s emails; missing for English if it wasn’t stored. */
            language?: components["schemas"]["SiteLanguage"];
            /** @description The guide’s move of the booking to this date. Missing if the visitor has chosen a different departure since. */
            moved?: components["schemas"]["MoveRecord"];
            /** @description What the party has paid, oldest first. Missing if the guide noted nothing. */
            payments?: components["schemas"]["PaymentRecord"][];
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
             * @description The tour’s short name in the language of the response; missing if it is the same as `place`.
             * @example Rund um die Wall Street
             */
            placeName?: string;
            /** @description The price that the visitor was promised. It stays the same if the guide changes the tour’s price. Missing if the tour had no price. */
            price?: components["schemas"]["PriceRecord"];
            /**
             * @description The start time in the departure’s `id`. Present only if the tour also starts at other times.
             * @example 14:00
             */
            time?: string;
            /**
             * @description Whether the party is or was on the waitlist.
             * @enum {boolean}
             */
            waiting?: true;
        };
        FailedDeparture: {
            /** @description The departure’s id. */
            id: string;
            /** @description The reason, as a sentence. */
            message: string;
        };
        FaqInput: {
            /** @description The answer. */
            answer: string;
            /** @description The question. */
            question: string;
        };
        FaqRecord: {
            /** @description The answer. */
            answer: string;
            /** @description The question. */
            question: string;
        };
        FeatureInput: {
            /** @description The text, on one line. */
            shortDescription: string;
            /**
             * @description The kind of fact.
             * @enum {string}
             */
            type: "HIGHLIGHT" | "INCLUSION" | "EXCLUSION" | "PREARRIVAL_INFORMATION" | "ACCESSIBILITY_INFORMATION" | "CANCELLATION_TERM";
        };
        FeatureRecord: {
            /** @description The text, on one line. */
            shortDescription: string;
            /**
             * @description The kind of fact.
             * @enum {string}
             */
            type: "HIGHLIGHT" | "INCLUSION" | "EXCLUSION" | "PREARRIVAL_INFORMATION" | "ACCESSIBILITY_INFORMATION" | "CANCELLATION_TERM";
        };
        FieldError: {
            /** @description The refusal’s code, for clients that translate its sentence; missing if people never see the sentence. A code never changes its meaning. */
            code?: components["schemas"]["RefusalCode"];
            /** @description For an error in `bookedDepartures`: the affected departures, earliest first. */
            departures?: components["schemas"]["BookedDeparture"][];
            /**
             * @description The field’s name in the request. For a field inside a list, its path, such as `locations.2.title`.
             * @example people
             */
            field: string;
            /**
             * @description A sentence to show next to the field.
             * @example People must be …
             */
            message: string;
            /**
             * @description The values in the refusal’s sentence, such as a date (`YYYY-MM-DD`), a time (`HH:MM`), an instant (RFC 3339), or a number; missing if it has none.
             * @example {
             *       "most": 12
             *     }
             */
            values?: {
                [key: string]: unknown;
            };
        };
        Figures: {
            /** @description Canceled departures that had bookings. */
            cancelled: components["schemas"]["CancelledFigures"];
            /** @description The median number of days from booking to tour, by dates in New York, without walk-ins; null if there are no bookings to count. */
            leadTime: number | null;
            /** @description The share of no-shows among the people whose attendance was recorded; null if no attendance was recorded. */
            noShowRate: number | null;
            /** @description Every tour that is visible or was booked. */
            places: components["schemas"]["PlaceFigures"][];
            /** @description Every week of the range, including empty ones. */
            weeks: components["schemas"]["WeekFigures"][];
        };
        /**
         * @description The filters in the query that the tour or its `nextDeparture` doesn’t match; missing if they match all.
         * @enum {string}
         */
        FilterName: "date" | "time" | "party" | "stepFree" | "stroller" | "dog" | "area" | "hours" | "language" | "price";
        GeoInput: {
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
        GuideChoice: {
            /**
             * @description The guide’s id.
             * @example 65f0c0ffee0123456789abcd
             */
            id: string;
            /** @description Whether the guide is off at that time. */
            isOff: boolean;
            /**
             * @description The place of a clashing tour that the guide leads; missing if the guide leads none.
             * @example Brooklyn Bridge
             */
            leads?: string;
            /**
             * @description The name in the guide’s profile, or else the username.
             * @example Dana Rivera
             */
            name: string;
            /** @description How many other tours the guide leads on that date. */
            toursThatDay: number;
        };
        GuideMoney: {
            /**
             * @description Fares and deposits.
             * @example 24000
             */
            fareCents: number;
            /** @description The guide; missing if nobody led the departures, or if the account was deleted. */
            guide?: components["schemas"]["GuideName"];
            /**
             * @description The amount still owed by parties that came.
             * @example 8000
             */
            owedCents: number;
            /**
             * @description Refunds, as a negative number.
             * @example -4000
             */
            refundCents: number;
            /**
             * @description Tips.
             * @example 3000
             */
            tipCents: number;
        };
        GuideName: {
            /**
             * @description The guide’s id.
             * @example 65f0c0ffee0123456789abcd
             */
            id: string;
            /**
             * @description The name in the guide’s profile, or else the username.
             * @example Dana Rivera
             */
            name: string;
        };
        GuidePhoto: {
            /** @description Height in pixels. */
            height: number;
            /** @description The photograph’s path on the site. */
            src: string;
            /** @description Width in pixels. */
            width: number;
        };
        GuideProfileInput: {
            /**
             * @description The guide’s languages, as BCP 47 tags.
             * @example [
             *       "en"
             *     ]
             */
            languages: string[];
            /**
             * @description The number of the guide’s New York sightseeing guide license.
             * @example 2000123
             */
            licenseNumber?: string;
            /**
             * @description The name that visitors see.
             * @example Dana Rivera
             */
            name: string;
            /**
             * @description A valid phone number, returned in E.164 format. A number without a country code is treated as a US number. Shown only in the console.
             * @example +12125550100
             */
            phone?: string;
            /**
             * @description The path of the photograph, as returned by the upload. If missing, visitors see none.
             * @example /api/tours/photos/0123456789abcdef0123456789abcdef.webp
             */
            photo?: string;
        };
        GuideProfileRecord: {
            /**
             * @description The guide’s languages, as BCP 47 tags; empty until they are saved.
             * @example [
             *       "en"
             *     ]
             */
            languages: string[];
            /**
             * @description The number of the guide’s New York sightseeing guide license.
             * @example 2000123
             */
            licenseNumber?: string;
            /** @description The name that visitors see; empty until it is saved. */
            name: string;
            /**
             * @description A valid phone number, returned in E.164 format. A number without a country code is treated as a US number. Shown only in the console.
             * @example +12125550100
             */
            phone?: string;
            /** @description Missing if there is none. */
            photo?: components["schemas"]["GuidePhoto"];
        };
        GuideRecord: {
            /** @example walker@example.com */
            email: string;
            /**
             * @description The user’s id.
             * @example 65f0c0ffee0123456789abcd
             */
            id: string;
            /**
             * @description Whether this is the caller.
             * @enum {boolean}
             */
            isYou?: true;
            /** @description The name in the guide’s profile, or else the username. */
            name: string;
            role: components["schemas"]["GuideRole"];
            /** @example walker */
            username: string;
        };
        GuideResponse: {
            /** @description The contact settings without a value. Visitors see example values instead. */
            exampleContact: components["schemas"]["ContactSetting"][];
            user: components["schemas"]["PublicUser"];
        };
        /**
         * @description A guide’s role; missing for everyone else. A colleague sees only the departures that they lead.
         * @enum {string}
         */
        GuideRole: "owner" | "colleague";
        GuideTour: {
            /** @description How easy the tour is to walk; null if the guide hasn’t entered it. */
            access: components["schemas"]["AccessInput"] | null;
            /** @description Plain text, with an empty line between paragraphs. */
            description: string;
            /**
             * @description The minimum duration, in minutes; null if it equals the tour’s length.
             * @example 120
             */
            durationMinutesFrom: number | null;
            /** @description Questions from visitors, with answers. */
            faqs: components["schemas"]["FaqInput"][];
            /** @description Highlights, inclusions, and other facts. */
            features: components["schemas"]["FeatureInput"][];
            /**
             * @description The tour’s id.
             * @example day.central-park
             */
            id: string;
            /** @description Whether the tour is hidden, so that visitors can neither see nor book it. */
            isHidden: boolean;
            /**
             * @description The guide’s languages, as BCP 47 tags.
             * @example [
             *       "en"
             *     ]
             */
            languages: string[];
            /** @description The length in minutes, from the tour’s settings. */
            lengthMinutes: number;
            /**
             * @description The list that the tour is on.
             * @enum {string}
             */
            list: "day" | "night";
            /** @description The route, from start to end. */
            locations: components["schemas"]["LocationInput"][];
            /** @description The meeting point, from the tour’s settings. */
            meetingPoint: string;
            /** @description The photographs that visitors see, in this order. */
            photos: components["schemas"]["PhotoInput"][];
            /**
             * @description The tour’s name within its list.
             * @example Central Park
             */
            place: string;
            /** @description The price; null if it isn’t shown. */
            price: components["schemas"]["PriceInput"] | null;
            /** @description The prices that upcoming bookings were promised, including waiting parties, those with the most bookings first. Bookings keep their promised prices when the tour’s price changes. */
            promisedPrices: components["schemas"]["PromisedPriceRecord"][];
            /** @description How many times the guide has changed the tour’s settings, content, or visibility. */
            revision: number;
            /** @description A description in one sentence; empty until the guide has written it. */
            shortDescription: string;
            /** @description The name shown to visitors. */
            title: string;
            /** @description The meeting point that the text about the start was written for. If the tour’s meeting point is different now, visitors don’t see that text until the guide changes it. */
            writtenFor: string;
        };
        GuideTourSummary: {
            /**
             * @description The tour’s id.
             * @example day.central-park
             */
            id: string;
            /** @description Whether the tour is hidden, so that visitors can neither see nor book it. */
            isHidden: boolean;
            /**
             * @description The list that the tour is on.
             * @enum {string}
             */
            list: "day" | "night";
            /**
             * @description The tour’s name within its list.
             * @example Central Park
             */
            place: string;
            /** @description How many times the guide has changed the tour’s settings, content, or visibility. */
            revision: number;
            /** @description The title that visitors see. */
            title: string;
        };
        Health: {
            /**
             * @description Other states are returned as problem responses.
             * @enum {string}
             */
            status: "ok";
        };
        HistoryChangeRecord: {
            /**
             * @description The field’s name.
             * @example startTime
             */
            field: string;
            /** @description The previous value; missing if the field was empty or is private. */
            from?: string | number | boolean | string[];
            /** @description The new value; missing if the field is empty or private. */
            to?: string | number | boolean | string[];
        };
        HistoryEntryRecord: {
            /** @enum {string} */
            action: "added" | "changed" | "deleted";
            /**
             * Format: date-time
             * @description When the guide made the change, in UTC.
             */
            at: string;
            /** @description The id of the bulk change that this was part of. */
            bulkChange?: string;
            /** @description The changed fields. */
            changes: components["schemas"]["HistoryChangeRecord"][];
            /**
             * Format: date
             * @description The departure’s date.
             */
            date?: string;
            /** @description The departure’s id; only for departures and bookings. */
            departure?: string;
            guide: components["schemas"]["HistoryGuide"];
            /**
             * @description The entry’s id.
             * @example 65f0c0ffee0123456789abcd
             */
            id: string;
            /**
             * @description What was changed.
             * @enum {string}
             */
            kind: "booking" | "departure" | "tour" | "settings" | "special-day" | "time-off" | "busy-calendar" | "calendar-address" | "mail" | "colleague" | "profile" | "backup";
            /** @description For a booking, the party’s current name, missing once the visitor’s data is erased. For other things, such as tours and guides, the name at that time. */
            name?: string;
            /** @description The current name of the departure’s tour. */
            place?: string;
            /**
             * @description The departure’s current start.
             * @example 10:00
             */
            startTime?: string;
            /** @description The id of the booking, departure, tour, or other thing. */
            subject: string;
        };
        HistoryGuide: {
            /** @description The guide’s user id. */
            id: string;
            /**
             * @description The guide’s name at that time.
             * @example Ana
             */
            name: string;
        };
        HistoryPage: {
            /** @description The entries, the latest first. */
            entries: components["schemas"]["HistoryEntryRecord"][];
            /** @description All guides who have ever changed anything. */
            guides: components["schemas"]["HistoryGuide"][];
            /** @description The `before` of the next page; null on the last page. */
            next: string | null;
        };
        InvitationDetails: {
            /** Format: date-time */
            expiresAt: string;
            /**
             * @description The name of the owner who made it.
             * @example Walker
             */
            invitedBy: string;
        };
        InvitationInput: {
            /**
             * @description The invited person’s name. Only owners see it.
             * @example Dana Rivera
             */
            name: string;
            /**
             * Format: password
             * @description The account’s current password.
             */
            password: string;
        };
        InvitationRecord: {
            /** Format: date-time */
            expiresAt: string;
            /** @example 65f0c0ffee0123456789abcd */
            id: string;
            /**
             * @description The invited person’s name, as the owner typed it.
             * @example Dana Rivera
             */
            name: string;
        };
        InvitationSecret: {
            /**
             * @description The part of the link after the #.
             * @example AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
             */
            secret: string;
        };
        JobHealth: {
            /**
             * @description The job’s name.
             * @example retention
             */
            job: string;
            /**
             * Format: date-time
             * @description The time of the last failure; null if the job never failed or has succeeded since.
             */
            lastFailure: string | null;
            /**
             * Format: date-time
             * @description The time of the last success; null if there is none.
             */
            lastSuccess: string | null;
        };
        LanguageVisits: {
            /** @description Visits that booked. */
            booked: number;
            /** @description Visits that canceled a booking. */
            cancelled: number;
            /** @description Visits that sent the booking form, with contact details if the form asks for them. */
            contactGiven: number;
            /** @description Visits that chose a date. */
            dateChosen: number;
            /**
             * @description The language, as a BCP 47 code.
             * @example en
             */
            language: string;
            /** @description Visits that opened the page. */
            seen: number;
        };
        LeaderInput: {
            /** @description Whether to assign the guide even if they are off or lead another tour at that time. If false, the call is refused with an error for `guide`, so that the client can ask the owner. */
            anyway?: boolean;
            /**
             * @description The guide’s id; null to remove the departure’s guide.
             * @example 65f0c0ffee0123456789abcd
             */
            guide: string | null;
        };
        LedDepartureRecord: {
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /**
             * @description The departure’s id.
             * @example day.central-park.2030-01-07.1000
             */
            id: string;
            /** @description Whether the guide has decided to keep the departure despite the conflict. */
            isKept: boolean;
            /** @description The guide who leads the departure. Missing until one is assigned, and if the site has only one guide. */
            ledBy?: components["schemas"]["GuideName"];
            /**
             * @description The list that the tour is on.
             * @enum {string}
             */
            list: "day" | "night";
            /**
             * @description How many people have booked the departure.
             * @example 4
             */
            people: number;
            /**
             * @description Where the tour goes.
             * @example Central Park
             */
            place: string;
            /**
             * @description When the departure starts, in New York time.
             * @example 10:00
             */
            startTime: string;
        };
        LocationInput: {
            /**
             * @description Minutes at the location; 0 if the tour doesn’t stop.
             * @example 10
             */
            minutesAt: number;
            /**
             * @description Minutes from the previous location.
             * @example 10
             */
            minutesTo: number;
            /** @description The coordinates, if known. */
            place?: components["schemas"]["GeoInput"];
            /** @description A description. For the `START` location, how to find the guide. */
            shortDescription?: string;
            /**
             * @description The location’s name.
             * @example Bethesda Terrace
             */
            title: string;
            /** @description The location’s roles on the route. */
            types: ("START" | "ITINERARY_ITEM" | "POINT_OF_INTEREST" | "END")[];
        };
        LocationRecord: {
            /**
             * @description Minutes at the location; 0 if the tour doesn’t stop.
             * @example 10
             */
            minutesAt: number;
            /**
             * @description Minutes from the previous location.
             * @example 10
             */
            minutesTo: number;
            /** @description The coordinates; missing if unknown. */
            place?: components["schemas"]["GeoPlace"];
            /** @description A description. For the `START` location, how to find the guide. */
            shortDescription?: string;
            /**
             * @description The location’s name.
             * @example Bethesda Terrace
             */
            title: string;
            /** @description The location’s roles on the route. */
            types: ("START" | "ITINERARY_ITEM" | "POINT_OF_INTEREST" | "END")[];
        };
        LoginInput: {
            /**
             * Format: password
             * @description The password.
             */
            password: string;
            /**
             * @description The username or the email address.
             * @example walker
             */
            username: string;
        };
        MailChoiceInput: {
            /**
             * @description Emails about bookings. each: one for each booking, right away. daily: one every morning for the previous day. none: no emails.
             * @enum {string}
             */
            bookings: "each" | "daily" | "none";
            /** @description Whether the guide gets an email about tomorrow’s tours in the evening. */
            evening: boolean;
        };
        MailHealth: {
            /** @description The number of emails that failed permanently, or may not have arrived. */
            failed: number;
            /**
             * Format: date-time
             * @description The time of the mail server’s first failure since it last worked; null while it works.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description The time when the oldest queued email was queued; null if the queue is empty.
             */
            oldestQueued: string | null;
            /** @description The number of queued emails. */
            queued: number;
        };
        MailState: {
            /** @description The emails that the caller receives. */
            choice: components["schemas"]["MailChoiceInput"];
            /** @description The number of emails that the server has rejected permanently. */
            failed: number;
            /** @description The current failure of the mail server; null while it works. */
            failing: components["schemas"]["MailTrouble"] | null;
            /**
             * @description smtp: emails are sent to a mail server. folder: emails are saved to a folder. none: emails wait until a mail server is set.
             * @enum {string}
             */
            mode: "smtp" | "folder" | "none";
            /**
             * Format: date-time
             * @description When the oldest waiting email was queued; null if none is waiting.
             */
            oldestQueuedAt: string | null;
            /** @description The number of emails that are waiting to be sent. */
            queued: number;
            /** @description The failed and unknown emails, newest first, at most 50. */
            troubled: components["schemas"]["MessageRecord"][];
            /** @description The number of emails that the server may or may not have received. */
            unknown: number;
            /**
             * Format: date-time
             * @description When the server last accepted an email; null if never.
             */
            workedAt: string | null;
        };
        MailTest: {
            /** @description The server’s last reply, or why there is none. */
            answer: string;
            /** @description All lines of the exchange. */
            exchange: components["schemas"]["ExchangeStep"][];
            /** @description Whether the server has accepted the email. */
            isSent: boolean;
        };
        MailTrouble: {
            /** @description The server’s reply, or why there is none. */
            answer: string;
            /**
             * Format: date-time
             * @description When the failure began.
             */
            since: string;
        };
        ManageLink: {
            /**
             * @description The link’s path on this site. No other call returns it.
             * @example /booking/65f0c0ffee0123456789abcd#q83vEjRWeJq83vEjRWeJqw
             */
            path: string;
        };
        ManageLinkInput: {
            /** @description The part of the link after its #. */
            secret: string;
        };
        MediaRecord: {
            /**
             * @description The height in pixels.
             * @example 630
             */
            height: number;
            /**
             * @description Whether this is the tour’s cover, or one of the guide’s photographs.
             * @enum {string}
             */
            rel: "COVER" | "GALLERY";
            /** @description The thumbnail, shown in galleries. */
            small?: components["schemas"]["PictureRecord"];
            /**
             * @description The picture’s path on the site.
             * @example /social/central-park.png
             */
            src: string;
            /** @description The caption and alt text. */
            title: string;
            /**
             * @description The picture’s media type.
             * @example image/png
             */
            type: string;
            /**
             * @description The width in pixels.
             * @example 1200
             */
            width: number;
        };
        MessageRecord: {
            /** @description The server’s last reply. */
            answer?: string;
            /** @description The id of the booking that the email is about. */
            booking?: string;
            /** @description Whether the guide can still resend the email. */
            canBeSentAgain: boolean;
            /** @description The id of the departure that the email is about. */
            departure?: string;
            /** @description The email’s id. */
            id: string;
            /**
             * @description The kind of letter.
             * @enum {string}
             */
            kind: "booked" | "confirm" | "changed" | "withdrawn" | "update" | "cancelled" | "changed-by-guide" | "moved" | "restored" | "reminder" | "thanks" | "from-guide" | "waiting" | "offer" | "offer-lapsed" | "waiting-over" | "reset-password" | "confirm-address" | "email-changed" | "account-deleted" | "news" | "digest" | "evening" | "full" | "offered" | "mail-fails";
            /**
             * @description The label of the kind of letter.
             * @example A reminder
             */
            label: string;
            /**
             * Format: date-time
             * @description When the email was queued.
             */
            queuedAt: string;
            /**
             * @description queued: not tried yet. claimed: a try has begun, but the mail server hasn’t received any of the email yet. sending: the server is receiving the email. retrying: to be tried again. sent: the server has accepted the email. failed: the server has rejected the email permanently. unknown: the process or the connection ended while the server was receiving the email, so it may have arrived; the guide decides whether to send it again. withheld: the email was too late or outdated, or had no recipient. limited: too many emails were sent to the recipient, or requested from the same network. told: the guide has notified the visitor.
             * @enum {string}
             */
            status: "queued" | "claimed" | "sending" | "retrying" | "sent" | "failed" | "unknown" | "withheld" | "limited" | "told";
        };
        MethodMoney: {
            /**
             * @description Fares and deposits.
             * @example 24000
             */
            fareCents: number;
            method: components["schemas"]["PaymentMethodKind"];
            /**
             * @description Refunds, as a negative number.
             * @example -4000
             */
            refundCents: number;
            /** @description For OTHER, the service’s name, if it is known. */
            service?: string;
            /**
             * @description Tips.
             * @example 3000
             */
            tipCents: number;
        };
        MoneyReport: {
            /** @description Earliest date first. */
            days: components["schemas"]["DayMoney"][];
            /** @description Sorted by name. */
            guides: components["schemas"]["GuideMoney"][];
            /** @description Sorted by method, and then by the service’s name. */
            methods: components["schemas"]["MethodMoney"][];
            /** @description The sums of all departures. */
            totals: components["schemas"]["MoneySums"];
            /** @description In the order in which the guide has arranged the tours. */
            tours: components["schemas"]["TourMoney"][];
        };
        MoneySums: {
            /**
             * @description Fares and deposits.
             * @example 24000
             */
            fareCents: number;
            /**
             * @description The amount still owed by parties that came.
             * @example 8000
             */
            owedCents: number;
            /**
             * @description Refunds, as a negative number.
             * @example -4000
             */
            refundCents: number;
            /**
             * @description Tips.
             * @example 3000
             */
            tipCents: number;
        };
        MoveInput: {
            /**
             * Format: date
             * @description The new date in New York. The tour must have a departure on this date that hasn’t started, and that is no further ahead than the tour can be booked (by default, 90 days).
             * @example 2030-01-07
             */
            date: string;
            /** @description Why the departure is moved. Shown to visitors. */
            reason: string;
            /** @description The departure’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
            /**
             * @description The start time on the new date, if the tour starts more than once that day. Defaults to the same time as before, or else to the first start that day.
             * @example 10:00
             */
            time?: string;
        };
        MoveRecord: {
            /**
             * Format: date-time
             * @description When the guide moved the departure.
             */
            at: string;
            /**
             * Format: date
             * @description The date that the departure was moved from.
             * @example 2030-01-05
             */
            from: string;
            /** @description The guide’s reason. */
            reason: string;
        };
        MoveTarget: {
            /**
             * @description The total number of spots; null if there is no limit.
             * @example 12
             */
            capacity: number | null;
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /** @description Whether this departure is closed, so that visitors can’t book it. */
            isClosed: boolean;
            /**
             * @description Where the departure starts.
             * @example Columbus Circle
             */
            meetingPoint: string;
            /**
             * @description When this departure starts, in New York time.
             * @example 10:00
             */
            startTime: string;
            /** @description How many people have booked this departure. */
            taken: number;
            /**
             * @description The value to send as `time` to move a departure to this one.
             * @example 10:00
             */
            time: string;
        };
        NewBookingInput: {
            /** @description How many people in the party aren’t adults, by age group. Matters only if the price depends on ages. If missing, a change keeps the ages, unless they add up to more people than the party has. */
            ages?: components["schemas"]["AgesInput"];
            /** @description Only the guide sees it. If missing, a change keeps the current contact. */
            contact?: components["schemas"]["ContactInput"];
            /**
             * Format: date
             * @description The date in New York. It must fall on `day`, be before the tour’s cutoff, and be at most as many days ahead as the tour can be booked (90 by default). If missing, a new booking is for the next date after today that falls on `day` and has room, and a change that keeps the weekday keeps the date.
             * @example 2030-01-07
             */
            date?: string;
            /** @description The weekday of the tour. Sunday is only accepted if the tour runs on Sundays. */
            day: components["schemas"]["Weekday"];
            /**
             * @description The sum that the visitor has seen, in cents. If the party would have to pay a different sum, because the guide has just changed the price, the booking is refused.
             * @example 8000
             */
            expectedCents?: number;
            /** @description The language of the booking’s emails and calendar file. Defaults to the language in `Accept-Language`, or else to English. */
            language?: components["schemas"]["SiteLanguage"];
            /**
             * @description The size of the party. A numeric string works too.
             * @example 2
             */
            people: number;
            /**
             * @description Where the tour goes: the `place` of one of the list’s tours, as `GET /tours` returns them.
             * @example Empire State Building
             */
            place: string;
            /**
             * @description The start time in New York, if the tour starts more than once that day. If missing, the first start with room is booked, and a change that keeps the date keeps the time.
             * @example 10:00
             */
            time?: string;
        };
        NewInvitation: {
            /** Format: date-time */
            expiresAt: string;
            /** @example 65f0c0ffee0123456789abcd */
            id: string;
            /**
             * @description The invited person’s name, as the owner typed it.
             * @example Dana Rivera
             */
            name: string;
            /**
             * @description The path and hash of the link on the site. Returned only this once.
             * @example /invitation#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
             */
            path: string;
        };
        NewPasswordInput: {
            /**
             * Format: password
             * @description Any characters, used exactly as sent. It must differ from the username, the email address, and the most common passwords. A guide’s password must have at least 12 characters.
             */
            password: string;
            /**
             * @description The part of the emailed link after the #.
             * @example 65f0c0ffee0123456789abcd.1800000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
             */
            token: string;
        };
        NewTourInput: {
            /**
             * @description The list that the tour is on.
             * @enum {string}
             */
            list: "day" | "night";
            /**
             * @description The name in bookings, departures, and the page’s URL. It can’t be changed later, and must contain a letter from A to Z or a digit.
             * @example Hidden Harlem
             */
            name: string;
        };
        NoticeInput: {
            /** @description The text that visitors read. It can’t be blank. */
            text: string;
        };
        NoticeRecord: {
            /**
             * @description The text; may have line breaks.
             * @example It’ll be cold: bring gloves.
             */
            text: string;
            /**
             * Format: date-time
             * @description When the guide wrote it.
             */
            utcWrittenAt: string;
        };
        OwnerInput: {
            /**
             * Format: password
             * @description The account’s current password.
             */
            password: string;
        };
        PageVisits: {
            /** @description Visits that booked. */
            booked: number;
            /** @description Visits that canceled a booking. */
            cancelled: number;
            /** @description Visits that sent the booking form, with contact details if the form asks for them. */
            contactGiven: number;
            /** @description Visits that chose a date. */
            dateChosen: number;
            /**
             * @description The list that the tour is on.
             * @enum {string}
             */
            list?: "day" | "night";
            /**
             * @description The page’s path; `/booking/*` stands for the pages of all tickets.
             * @example /tours/central-park
             */
            page: string;
            /**
             * @description The tour’s name within its list.
             * @example Central Park
             */
            place?: string;
            /** @description Visits that opened the page. */
            seen: number;
        };
        PartyCancellation: {
            /**
             * Format: date-time
             * @description When the booking was canceled.
             */
            at: string;
            /**
             * @description Whether the visitor canceled the booking, so that the guide can’t restore it. The party stays on the sheet because it has paid.
             * @enum {boolean}
             */
            byVisitor?: true;
            /** @description The guide’s reason, which the visitor sees; may be empty. */
            reason: string;
        };
        PartyRecord: {
            /** @description The number of people in each age group, if the price depends on ages. */
            ages?: components["schemas"]["AgesInput"];
            /** @description How many people of the party have arrived. */
            arrived: number;
            /**
             * Format: date-time
             * @description When the party booked.
             */
            bookedAt: string;
            /** @description The cancellation, if the booking is canceled. A canceled booking takes no spots, and its party can’t be checked in. */
            cancelled?: components["schemas"]["PartyCancellation"];
            /**
             * @description What the party has to pay in all, including what it has already paid: for the people who have arrived, or for everybody until the first check-in. In US cents. Missing if the party has neither a promised price nor payments.
             * @example 8000
             */
            dueCents?: number;
            /** @description The party’s email address, or else the account’s. */
            email?: string;
            /**
             * @description The booking’s id.
             * @example 65f0c0ffee0123456789abcd
             */
            id: string;
            /** @description The language that the party reads; missing for English. */
            language?: components["schemas"]["SiteLanguage"];
            /** @description The note for the guide in the party’s contact. */
            message?: string;
            /** @description The contact’s name; if there is none, the username; otherwise, Guest or Walk-in. */
            name: string;
            /** @description Whether the people who haven’t arrived are no-shows. */
            noShow: boolean;
            /** @description The guide’s note about the party; may be empty. */
            note: string;
            /**
             * @description What the party still has to pay; never negative. In US cents. Missing if the party has neither a promised price nor payments.
             * @example 8000
             */
            owedCents?: number;
            /** @description What the party has paid: its fares and deposits, minus refunds. In US cents. Missing if the party has neither a promised price nor payments. */
            paidCents?: number;
            /** @description The party’s payments and their reversals, oldest first. Missing if there are none and the party was promised no price. */
            payments?: components["schemas"]["PaymentRecord"][];
            /** @description The size of the party. */
            people: number;
            /**
             * @description A valid phone number, returned in E.164 format. A number without a country code is treated as a US number. Required unless there is an email address.
             * @example +12125550100
             */
            phone?: string;
            /** @description The price that the party was promised, so that devices without a network can compute what it owes. */
            price?: components["schemas"]["PriceRecord"];
            /** @description How many times the attendance has changed. */
            revision: number;
            /** @description The party’s tips. In US cents. Missing if the party has neither a promised price nor payments. */
            tipCents?: number;
            /** @description The last undelivered email to the party. */
            untold?: components["schemas"]["DeliveryProblem"];
            /** @description Whether the party showed up without a booking. */
            walkIn: boolean;
            /** @description Whether the party can be reached on WhatsApp with the phone number. */
            whatsApp?: boolean;
        };
        PasswordChangeInput: {
            /**
             * Format: password
             * @description Any characters, used exactly as sent. It must differ from the username, the email address, and the most common passwords. A guide’s password must have at least 12 characters.
             */
            newPassword: string;
            /**
             * Format: password
             * @description The account’s current password.
             */
            password: string;
        };
        PasswordResetInput: {
            /**
             * Format: email
             * @description The account’s email address.
             * @example walker@example.com
             */
            email: string;
        };
        PaymentInput: {
            /**
             * Format: date-time
             * @description When the guide noted the payment, if the device couldn’t send it right away. Defaults to the current time, which also replaces a time in the future. A time over a month ago is replaced by the time a month ago.
             */
            at?: string;
            /**
             * @description The amount in US cents.
             * @example 8000
             */
            cents: number;
            /** @description What the money is for. REFUND: the party gets back some or all of its fares and deposits. */
            kind: components["schemas"]["PaymentKind"];
            /** @description The payment method. */
            method: components["schemas"]["PaymentMethodKind"];
            /** @description For OTHER, the service’s name. Ignored for other methods. */
            service?: string;
        };
        /**
         * @description What the payment is for.
         * @enum {string}
         */
        PaymentKind: "FARE" | "DEPOSIT" | "TIP" | "REFUND";
        PaymentMethodInput: {
            /** @description The service. OTHER is any service with a link. */
            kind: components["schemas"]["PaymentMethodKind"];
            /** @description For ZELLE, the phone number or email address with which the guide is registered; for OTHER, the service’s name. */
            name?: string;
            /**
             * @description The guide’s own link. Required, except for CASH, CARD, and ZELLE.
             * @example https://venmo.com/u/ana
             */
            url?: string;
            /** @description What visitors can pay with it. */
            uses: components["schemas"]["PaymentUse"][];
        };
        /**
         * @description The payment method.
         * @enum {string}
         */
        PaymentMethodKind: "CASH" | "CARD" | "VENMO" | "PAYPAL" | "CASH_APP" | "ZELLE" | "OTHER";
        PaymentMethodRecord: {
            /** @description The service. OTHER is any service with a link. */
            kind: components["schemas"]["PaymentMethodKind"];
            /** @description For ZELLE, the phone number or email address with which the guide is registered; for OTHER, the service’s name. */
            name?: string;
            /**
             * @description The guide’s own link. Required, except for CASH, CARD, and ZELLE.
             * @example https://venmo.com/u/ana
             */
            url?: string;
            /** @description What visitors can pay with it. */
            uses: components["schemas"]["PaymentUse"][];
        };
        PaymentMethodsInput: {
            /** @description The ways to pay. */
            methods: components["schemas"]["PaymentMethodInput"][];
        };
        PaymentRecord: {
            /**
             * Format: date-time
             * @description When the guide noted the payment.
             */
            at: string;
            /**
             * @description The amount in cents (US dollars). Negative for refunds, and for the reversals of other payments, so that the sum is what was received.
             * @example 8000
             */
            cents: number;
            /** @description The id that the guide’s device generated; for reversals, an id from the server. */
            id: string;
            /** @description What the payment is for. */
            kind: components["schemas"]["PaymentKind"];
            /** @description The payment method. */
            method: components["schemas"]["PaymentMethodKind"];
            /** @description The id of the payment that this one reverses. */
            reverses?: string;
            /** @description The name of the payment service, if `method` is OTHER and the name is known. */
            service?: string;
        };
        /**
         * @description What visitors can pay with it.
         * @enum {string}
         */
        PaymentUse: "FARE" | "DEPOSIT" | "TIP";
        PhotoInput: {
            /** @description The path of the thumbnail, which galleries show. */
            smallSrc?: string;
            /**
             * @description The photograph’s path on the site, as returned by the upload.
             * @example /api/tours/photos/0123456789abcdef0123456789abcdef.webp
             */
            src: string;
            /**
             * @description The caption and alt text.
             * @example Rowboats on the lake, and towers behind the trees
             */
            title: string;
        };
        PictureRecord: {
            /**
             * @description The height in pixels.
             * @example 630
             */
            height: number;
            /**
             * @description The picture’s path on the site.
             * @example /social/central-park.png
             */
            src: string;
            /**
             * @description The width in pixels.
             * @example 1200
             */
            width: number;
        };
        PlaceFigures: {
            /**
             * @description The list that the tour is on.
             * @enum {string}
             */
            list: "day" | "night";
            /** @description How many of the people were no-shows. */
            noShow: number;
            /** @description How many of the people were recorded as arrived or as no-shows. */
            noted: number;
            /** @description The number of parties. */
            parties: number;
            /** @description The number of booked people. */
            people: number;
            /**
             * @description The tour’s name within its list.
             * @example Central Park
             */
            place: string;
        };
        PlaceInput: {
            /**
             * @description Whether booked departures keep their settings or get the new ones. Required if they would change.
             * @enum {string}
             */
            bookedDepartures?: "keep" | "change";
            /**
             * @description The maximum number of people at a departure; null if there is no limit.
             * @example 12
             */
            capacity?: number | null;
            /**
             * @description Bookings can be changed or canceled until this many minutes before the start.
             * @example 120
             */
            changeCutoffMinutes?: number;
            /**
             * @description Booking closes this many minutes before the start.
             * @example 120
             */
            cutoffMinutes?: number;
            /**
             * @description How many days ahead tours can be booked.
             * @example 90
             */
            daysAhead?: number;
            /**
             * @description How visitors find the guide at the meeting point. Replaces the text about the tour’s first stop. If missing, a new meeting point is shown without a text.
             * @example I’m the one with the yellow umbrella.
             */
            findMe?: string;
            /**
             * @description Booking closes this many minutes before the start if nobody has booked yet. At least `cutoffMinutes`; null if `cutoffMinutes` applies to the first booking, too.
             * @example 120
             */
            firstBookingCutoffMinutes?: number | null;
            /**
             * @description How long a tour takes, in minutes.
             * @example 150
             */
            lengthMinutes?: number;
            /**
             * @description The maximum number of people in a booking; null if there is no limit.
             * @example 6
             */
            maxPartySize?: number | null;
            /** @description Where tours start. */
            meetingPoint?: string;
            /**
             * @description How many people a departure needs to take place; null if there is no minimum. Visitors see the number. No departure is canceled automatically.
             * @example 6
             */
            minPeople?: number | null;
            /** @description The tour’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
            /** @description Ranges of dates on which the tour has a different schedule, earliest first. They can’t overlap. */
            seasons?: components["schemas"]["SeasonInput"][];
            /**
             * @description When tours start, in New York time.
             * @example [
             *       "10:00",
             *       "14:00"
             *     ]
             */
            startTimes?: string[];
            /** @description The weekdays that tours run on. */
            weekdays?: ("Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday")[];
        };
        PlaceRecord: {
            /**
             * @description The maximum number of people at a departure; null if there is no limit.
             * @example 12
             */
            capacity: number | null;
            /**
             * @description Bookings can be changed or canceled until this many minutes before the start.
             * @example 120
             */
            changeCutoffMinutes: number;
            /**
             * @description Booking closes this many minutes before the start.
             * @example 120
             */
            cutoffMinutes: number;
            /**
             * @description How many days ahead tours can be booked.
             * @example 90
             */
            daysAhead: number;
            /**
             * @description Booking closes this many minutes before the start if nobody has booked yet. At least `cutoffMinutes`; null if `cutoffMinutes` applies to the first booking, too.
             * @example 120
             */
            firstBookingCutoffMinutes: number | null;
            /**
             * @description The tour’s id.
             * @example day.central-park
             */
            id: string;
            /** @description Whether the tour is hidden, so that visitors can neither see nor book it. */
            isHidden: boolean;
            /**
             * @description How long a tour takes, in minutes.
             * @example 150
             */
            lengthMinutes: number;
            /**
             * @description The list that the tour is on.
             * @enum {string}
             */
            list: "day" | "night";
            /**
             * @description The maximum number of people in a booking; null if there is no limit.
             * @example 6
             */
            maxPartySize: number | null;
            /** @description Where tours start. */
            meetingPoint: string;
            /**
             * @description How many people a departure needs to take place; null if there is no minimum. Visitors see the number. No departure is canceled automatically.
             * @example 6
             */
            minPeople: number | null;
            /**
             * @description The tour’s name within its list.
             * @example Central Park
             */
            place: string;
            /** @description How many times the guide has changed the tour’s settings, content, or visibility. */
            revision: number;
            /** @description Ranges of dates on which the tour has a different schedule, earliest first. They can’t overlap. */
            seasons: components["schemas"]["SeasonInput"][];
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
        PlacesInput: {
            /**
             * @description Whether booked departures keep their settings or get the new ones. Required if they would change.
             * @enum {string}
             */
            bookedDepartures?: "keep" | "change";
            /**
             * @description The maximum number of people at a departure; null if there is no limit.
             * @example 12
             */
            capacity?: number | null;
            /**
             * @description When those of the tours that are day tours start, in New York time.
             * @example [
             *       "10:00",
             *       "14:00"
             *     ]
             */
            dayStartTimes?: string[];
            /**
             * @description When those of the tours that are night tours start, in New York time.
             * @example [
             *       "10:00",
             *       "14:00"
             *     ]
             */
            nightStartTimes?: string[];
            /** @description The tours to change. */
            tours: components["schemas"]["TourRevision"][];
            /** @description The weekdays that tours run on. */
            weekdays?: ("Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday")[];
        };
        PlanningInput: {
            /** @description Whether the limit is the number of guides who aren’t off at that time. If so, `toursAtOnce` is the number of all guides, and is ignored in a request. Defaults to false. */
            countsGuides?: boolean;
            /**
             * @description How many tours can be led at the same time; null if there is no limit. A departure without bookings is closed if all guides are leading other tours at that time, or couldn’t get from one tour to the next in time.
             * @example 1
             */
            toursAtOnce: number | null;
        };
        PlanningRecord: {
            /** @description The upcoming booked departures for which no guide is free, by date and start time. */
            clashes: components["schemas"]["DepartureClash"][];
            /** @description Whether the limit is the number of guides who aren’t off at that time. If so, `toursAtOnce` is the number of all guides, and is ignored in a request. Defaults to false. */
            countsGuides?: boolean;
            /** @description The owners and their colleagues; missing if there is only one guide. */
            guides?: components["schemas"]["GuideName"][];
            /**
             * @description How many tours can be led at the same time; null if there is no limit. A departure without bookings is closed if all guides are leading other tours at that time, or couldn’t get from one tour to the next in time.
             * @example 1
             */
            toursAtOnce: number | null;
        };
        PreviewTranslationInput: {
            /**
             * @description The language’s code.
             * @enum {string}
             */
            language: "es" | "fr" | "de" | "it" | "pt" | "zh";
            /** @description The translations, at most one for each English text of the tour. Translations of other texts are dropped. */
            texts: components["schemas"]["TranslatedTextInput"][];
        };
        PriceInput: {
            /**
             * @description Required for PERSON and PARTY. For WISH, the optional amount that the guide suggests for each person. In US cents.
             * @example 4000
             */
            cents?: number;
            /** @description The groups of an AGE price, oldest first. One of them is ADULT. */
            groups?: components["schemas"]["AgePriceInput"][];
            /** @description How the price is calculated. PERSON: for each person. PARTY: for each booking. AGE: for each person, by age. TIPS: free, with tips. WISH: visitors pay what they wish. WORDS: only the note states the price. */
            kind: components["schemas"]["PriceKind"];
            /**
             * @description What the amounts can’t express, such as a discount. Required for WORDS.
             * @example Students pay half
             */
            note?: string;
        };
        /**
         * @description How the price is calculated. PERSON: for each person. PARTY: for each booking. AGE: for each person, by age. TIPS: free, with tips. WISH: visitors pay what they wish. WORDS: only the note states the price.
         * @enum {string}
         */
        PriceKind: "PERSON" | "PARTY" | "AGE" | "TIPS" | "WISH" | "WORDS";
        PriceRecord: {
            /**
             * @description Required for PERSON and PARTY. For WISH, the optional amount that the guide suggests for each person. In US cents.
             * @example 4000
             */
            cents?: number;
            /** @description The groups of an AGE price, oldest first. One of them is ADULT. */
            groups?: components["schemas"]["AgePriceInput"][];
            /** @description How the price is calculated. PERSON: for each person. PARTY: for each booking. AGE: for each person, by age. TIPS: free, with tips. WISH: visitors pay what they wish. WORDS: only the note states the price. */
            kind: components["schemas"]["PriceKind"];
            /**
             * @description What the amounts can’t express, such as a discount. Required for WORDS.
             * @example Students pay half
             */
            note?: string;
        };
        PricesInput: {
            /** @description The price; null if it isn’t shown. */
            price: components["schemas"]["PriceInput"] | null;
            /**
             * @description The ids of the tours.
             * @example [
             *       "day.central-park"
             *     ]
             */
            tours: string[];
        };
        PricingRecord: {
            /** @enum {string} */
            currency: "USD";
            /**
             * @description The number of decimal places: 2, because amounts are in cents.
             * @enum {number}
             */
            currencyPrecision: 2;
            /** @description Always empty. */
            includedTaxes: Record<string, never>[];
            /**
             * @description Always null.
             * @example null
             */
            net: number | null;
            /**
             * @description The price without discounts, in cents.
             * @example 4000
             */
            original: number;
            /**
             * @description The price that visitors pay, in cents.
             * @example 4000
             */
            retail: number;
        };
        Problem: {
            /** @description The refusal’s code, for clients that translate its sentence; missing if people never see the sentence. A code never changes its meaning. */
            code?: components["schemas"]["RefusalCode"];
            /** @description What went wrong in this case, and what to do. */
            detail: string;
            /** @description The sentence to show people; the same as `detail`. */
            errorMessage: string;
            /** @description The errors in individual fields. */
            errors?: components["schemas"]["FieldError"][];
            /**
             * @description The HTTP status.
             * @example 400
             */
            status: number;
            /**
             * @description The status’s name.
             * @example Bad Request
             */
            title: string;
            /**
             * @description Always `about:blank`, because the status says enough about the kind of problem.
             * @example about:blank
             */
            type: string;
            /**
             * @description The values in the refusal’s sentence, such as a date (`YYYY-MM-DD`), a time (`HH:MM`), an instant (RFC 3339), or a number; missing if it has none.
             * @example {
             *       "most": 12
             *     }
             */
            values?: {
                [key: string]: unknown;
            };
        };
        PromisedPriceRecord: {
            /**
             * @description The number of bookings.
             * @example 3
             */
            bookings: number;
            /** @description The price; null if the tour had no price when the bookings were made. */
            price: components["schemas"]["PriceRecord"] | null;
        };
        PublicGuide: {
            /**
             * @description The guide’s languages, as BCP 47 tags.
             * @example [
             *       "en",
             *       "es"
             *     ]
             */
            languages: string[];
            /**
             * @description The number of the guide’s New York license; missing if there is none.
             * @example 2000123
             */
            licenseNumber?: string;
            /**
             * @description The guide’s name.
             * @example Dana Rivera
             */
            name: string;
            /** @description Missing if there is none. */
            photo?: components["schemas"]["GuidePhoto"];
        };
        PublicUser: {
            /**
             * @description The email address as last typed.
             * @example walker@example.com
             */
            email: string;
            /**
             * @description Whether the user is a guide; missing for everyone else.
             * @enum {boolean}
             */
            guide?: true;
            /** @description A guide’s role; missing for everyone else. A colleague sees only the departures that they lead. */
            role?: components["schemas"]["GuideRole"];
            /**
             * Format: date-time
             * @description When an owner discarded this guide’s unsent taps, such as check-ins. Missing if no owner has done so.
             */
            tapsDiscardedAt?: string;
            /**
             * @description The username as typed at sign-up.
             * @example walker
             */
            username: string;
        };
        Readiness: {
            backup: components["schemas"]["BackupHealth"];
            /** @description The background jobs. Calls are served even if jobs fail. The log contains the reason. */
            jobs: components["schemas"]["JobHealth"][];
            /** @description Calls are served even if no mail can be sent. */
            mail: components["schemas"]["MailHealth"];
            /**
             * @description Other states are returned as problem responses.
             * @enum {string}
             */
            status: "ok";
        };
        ReferrerVisits: {
            /** @description Visits that booked. */
            booked: number;
            /** @description Visits that canceled a booking. */
            cancelled: number;
            /** @description Visits that sent the booking form, with contact details if the form asks for them. */
            contactGiven: number;
            /** @description Visits that chose a date. */
            dateChosen: number;
            /**
             * @description The other site’s host name; empty for visits that came from no other site. `other sites` stands for the sites over the daily maximum.
             * @example example.com
             */
            host: string;
            /** @description Visits that opened the page. */
            seen: number;
        };
        /**
         * @description The refusal’s code, for clients that translate its sentence; missing if people never see the sentence. A code never changes its meaning.
         * @enum {string}
         */
        RefusalCode: "unavailable" | "failure" | "nothing-here" | "too-many-requests" | "too-slow" | "another-site" | "session-ended" | "sign-in-first" | "become-somebody-first" | "invalid-credentials" | "too-many-sign-ins" | "too-many-resets" | "too-many-mails" | "no-mail" | "reset-link-over" | "confirm-link-over" | "reset-link-broken" | "busy-signing-in" | "wrong-password" | "no-session" | "username-taken" | "username-reserved" | "username-invalid" | "sign-in-name-invalid" | "email-taken" | "email-of-another" | "email-invalid" | "email-too-long" | "email-is-password" | "password-length" | "password-common" | "password-is-name" | "guide-password-short" | "place-invalid" | "place-unknown" | "day-invalid" | "people-invalid" | "time-invalid" | "date-unreadable" | "date-invalid" | "date-out-of-range" | "date-not-on-day" | "no-such-start" | "no-such-tour" | "overlapping-invalid" | "booked-already" | "overlapping" | "contact-missing" | "contact-invalid" | "contact-unreachable" | "contact-name-invalid" | "phone-invalid" | "whatsapp-invalid" | "whatsapp-without-phone" | "note-too-long" | "busy" | "no-booking" | "link-needed" | "link-incomplete" | "key-invalid" | "key-used" | "already-waiting" | "no-longer-held" | "email-needed" | "unconfirmed" | "change-by-link" | "account-unconfirmed" | "corrected-too-often" | "hold-over" | "list-full" | "guest-limit" | "network-limit" | "party-too-large" | "too-many-ages" | "price-changed" | "not-offered" | "booking-canceled" | "over" | "too-late" | "closed" | "not-at-this-time" | "canceled" | "moved" | "first-too-late" | "full" | "no-day-with-room" | "party-gone" | "party-changed" | "party-canceled" | "bookings-over" | "not-waiting" | "waiting-list-changed" | "no-offer" | "departure-canceled" | "arrival-not-now" | "payment-id-used" | "payment-gone" | "already-paid" | "nothing-owed" | "fare-above-owed" | "refund-above-paid" | "payment-refunded" | "canceled-takes-no-fare" | "walk-in-has-paid" | "too-many-windows" | "settings-changed" | "setting-fixed" | "no-backup" | "last-owner" | "too-many-invitations" | "invitation-over" | "already-guide" | "colleague-password-short" | "time-off-ends-first" | "time-off-over" | "time-off-too-late" | "too-much-time-off" | "calendar-address-invalid" | "calendar-unreachable" | "calendar-server-error" | "calendar-too-large" | "not-a-calendar" | "own-calendar" | "calendar-too-full" | "calendar-tried-too-often" | "departure-changed" | "move-without-room" | "move-after-start" | "move-to-same-date" | "move-to-canceled" | "move-out-of-range" | "no-such-guide" | "guide-off" | "guide-leads-other" | "too-many-departures" | "nothing-to-change" | "departure-unchangeable" | "no-such-departure" | "bulk-change-repeated" | "undo-after-email" | "undo-too-late" | "tour-changed" | "tours-changed" | "departures-booked" | "tour-booked" | "nothing-to-read" | "too-many-tours" | "tour-name-taken" | "tour-name-without-letters" | "tour-name-by-night" | "translation-changed" | "translation-too-long" | "translation-lines" | "first-cutoff-shorter" | "season-ends-first" | "season-too-long" | "seasons-overlap" | "price-without-amount" | "price-without-words" | "price-without-adults" | "payment-link-invalid" | "payment-name-missing" | "price-ages-order" | "photo-type" | "photo-damaged" | "photo-too-large" | "too-many-photos" | "photo-gone" | "no-mail-server" | "mail-just-tried" | "mail-not-repeatable" | "mail-on-its-way" | "range-invalid";
        RemovalInput: {
            /** @description Whether the colleague’s devices delete the taps that they haven’t sent. If false, the devices keep the taps until the colleague signs in as a guide again. */
            discardTaps: boolean;
        };
        SeasonInput: {
            /**
             * @description The maximum number of people at a departure; null if there is no limit.
             * @example 12
             */
            capacity: number | null;
            /**
             * Format: date
             * @description The first date.
             * @example 2030-06-01
             */
            from: string;
            /**
             * @description The season’s name, which visitors see.
             * @example Summer evenings
             */
            name: string;
            /**
             * @description When tours start, in New York time.
             * @example [
             *       "10:00",
             *       "14:00"
             *     ]
             */
            startTimes: string[];
            /**
             * Format: date
             * @description The last date, at most a year after the first one.
             * @example 2030-08-31
             */
            to: string;
            /** @description The weekdays that tours run on. */
            weekdays: ("Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday")[];
        };
        SeenDepartureInput: {
            /**
             * @description The departure’s id.
             * @example day.central-park.2030-11-28.1000
             */
            id: string;
            /** @description The departure’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
        };
        SessionRecord: {
            /**
             * @description The browser and its operating system or device.
             * @example Firefox on Android
             */
            browser: string;
            /**
             * Format: date-time
             * @description When the user signed in.
             */
            createdAt: string;
            /** @description True for the session of this call; missing for all other sessions. */
            current?: boolean;
            /**
             * @description The session’s id.
             * @example 0b8f8d6e-7c53-4b8e-9d0a-3f6a0a7f4a11
             */
            id: string;
        };
        SessionResponse: {
            user: components["schemas"]["PublicUser"];
        };
        SettingFields: {
            /** @description Guests confirm their email. Guests who book a tour with limited spots must open a link in an email. Until then, their spots are held for up to 30 minutes. While mail doesn’t work, no confirmation is needed. The environment variable `CONFIRM` sets it, too. */
            confirm: boolean;
            /**
             * @description Email address. Visitors see it, and replies to the site’s emails go there. The environment variable `CONTACT_EMAIL` sets it, too.
             * @example hello@example.com
             */
            contactEmail: string;
            /**
             * @description Phone number. Visitors and search engines see it. With the country code, people can dial it from anywhere. The environment variable `CONTACT_PHONE` sets it, too.
             * @example +1 212 555 0142
             */
            contactPhone: string;
            /** @description Ask for a name, and an email or phone number. Visitors must enter them to book on a tour’s page. The forms on the list pages never require them. The environment variable `CONTACT_REQUIRED` sets it, too. */
            contactRequired: boolean;
            /** @description Days that a guest’s bookings are kept. Guests are visitors without an account. Applies to new bookings. The environment variable `GUEST_DAYS` sets it, too. */
            guestDays: number;
            /** @description People that a guest can book for. The maximum on one tour with limited spots. Guests are visitors without an account. The environment variable `GUEST_PEOPLE_PER_DEPARTURE` sets it, too. */
            guestPeoplePerDeparture: number;
            /** @description People that guests at one IP address can book for. The maximum on all upcoming tours with limited spots together. The environment variable `GUEST_PEOPLE_PER_ADDRESS` sets it, too. */
            guestPeoplePerNetwork: number;
            /** @description Bookings per visitor. The maximum in each list. The environment variable `MAX_BOOKINGS` sets it, too. */
            maxBookings: number;
            /** @description Maximum days ahead. Visitors can’t book further ahead than this. Each tour has its own limit, too, which is 90 days by default. The environment variable `MAX_DAYS_AHEAD` sets it, too. */
            maxDaysAhead: number;
            /** @description Open list. Programs that call the API without signing in share one list. The site itself never uses it. The environment variable `OPEN_LIST` sets it, too. */
            openList: boolean;
            /** @description Hours that the open list keeps a booking. Applies to new bookings. The environment variable `OPEN_LIST_HOURS` sets it, too. */
            openListHours: number;
            /** @description Bookings on the open list. The maximum number that the list can hold. The environment variable `OPEN_LIST_MAX` sets it, too. */
            openListMax: number;
            /** @description Months until a past booking becomes anonymous. After that, only the tour, the date, and the number of people are kept. Bookings that are already anonymous stay anonymous. The environment variable `RETENTION_MONTHS` sets it, too. */
            retentionMonths: number;
            /**
             * @description Review link. The page where you want reviews, such as yours on Google or Tripadvisor. Everyone who was checked in gets one email with thanks, ways to tip, and this link, two hours after the tour. Their tickets show it, too. Leave it empty to send no such email. The environment variable `REVIEW_URL` sets it, too.
             * @example
             */
            reviewUrl: string;
            /**
             * @description Name of the site. Visitors see it on every page, on tickets, in emails, and in search results. The environment variable `SITE_NAME` sets it, too.
             * @example New York on Foot
             */
            siteName: string;
        };
        /**
         * @description The settings that environment variables set, which can’t be changed.
         * @enum {string}
         */
        SettingName: "siteName" | "contactPhone" | "contactEmail" | "maxDaysAhead" | "contactRequired" | "confirm" | "reviewUrl" | "maxBookings" | "guestPeoplePerDeparture" | "guestPeoplePerNetwork" | "retentionMonths" | "guestDays" | "openList" | "openListMax" | "openListHours";
        SettingsInput: {
            /** @description Guests confirm their email. Guests who book a tour with limited spots must open a link in an email. Until then, their spots are held for up to 30 minutes. While mail doesn’t work, no confirmation is needed. The environment variable `CONFIRM` sets it, too. */
            confirm?: boolean;
            /**
             * @description Email address. Visitors see it, and replies to the site’s emails go there. The environment variable `CONTACT_EMAIL` sets it, too.
             * @example hello@example.com
             */
            contactEmail?: string;
            /**
             * @description Phone number. Visitors and search engines see it. With the country code, people can dial it from anywhere. The environment variable `CONTACT_PHONE` sets it, too.
             * @example +1 212 555 0142
             */
            contactPhone?: string;
            /** @description Ask for a name, and an email or phone number. Visitors must enter them to book on a tour’s page. The forms on the list pages never require them. The environment variable `CONTACT_REQUIRED` sets it, too. */
            contactRequired?: boolean;
            /** @description Days that a guest’s bookings are kept. Guests are visitors without an account. Applies to new bookings. The environment variable `GUEST_DAYS` sets it, too. */
            guestDays?: number;
            /** @description People that a guest can book for. The maximum on one tour with limited spots. Guests are visitors without an account. The environment variable `GUEST_PEOPLE_PER_DEPARTURE` sets it, too. */
            guestPeoplePerDeparture?: number;
            /** @description People that guests at one IP address can book for. The maximum on all upcoming tours with limited spots together. The environment variable `GUEST_PEOPLE_PER_ADDRESS` sets it, too. */
            guestPeoplePerNetwork?: number;
            /** @description Bookings per visitor. The maximum in each list. The environment variable `MAX_BOOKINGS` sets it, too. */
            maxBookings?: number;
            /** @description Maximum days ahead. Visitors can’t book further ahead than this. Each tour has its own limit, too, which is 90 days by default. The environment variable `MAX_DAYS_AHEAD` sets it, too. */
            maxDaysAhead?: number;
            /** @description Open list. Programs that call the API without signing in share one list. The site itself never uses it. The environment variable `OPEN_LIST` sets it, too. */
            openList?: boolean;
            /** @description Hours that the open list keeps a booking. Applies to new bookings. The environment variable `OPEN_LIST_HOURS` sets it, too. */
            openListHours?: number;
            /** @description Bookings on the open list. The maximum number that the list can hold. The environment variable `OPEN_LIST_MAX` sets it, too. */
            openListMax?: number;
            /** @description Months until a past booking becomes anonymous. After that, only the tour, the date, and the number of people are kept. Bookings that are already anonymous stay anonymous. The environment variable `RETENTION_MONTHS` sets it, too. */
            retentionMonths?: number;
            /**
             * @description Review link. The page where you want reviews, such as yours on Google or Tripadvisor. Everyone who was checked in gets one email with thanks, ways to tip, and this link, two hours after the tour. Their tickets show it, too. Leave it empty to send no such email. The environment variable `REVIEW_URL` sets it, too.
             * @example
             */
            reviewUrl?: string;
            /** @description The settings’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
            /**
             * @description Name of the site. Visitors see it on every page, on tickets, in emails, and in search results. The environment variable `SITE_NAME` sets it, too.
             * @example New York on Foot
             */
            siteName?: string;
        };
        SettingsRecord: {
            /** @description The values of a new site. */
            defaults: components["schemas"]["SettingFields"];
            /** @description The settings that environment variables set, which can’t be changed. */
            fixed: components["schemas"]["SettingName"][];
            /** @description How many times the settings were changed. */
            revision: number;
            /** @description The current values. */
            values: components["schemas"]["SettingFields"];
        };
        SetupRecord: {
            /** @description Whether to remind the guide, because steps are open and the site isn’t in business yet. It is in business once a visitor has booked and the guide has chosen hours, spots, prices, or how many tours can be led at once. */
            isDue: boolean;
            /** @description All steps, in order. */
            steps: components["schemas"]["SetupStep"][];
        };
        SetupStep: {
            /** @description Whether the stored data shows that the step is done. */
            isDone: boolean;
            name: components["schemas"]["SetupStepName"];
        };
        /** @enum {string} */
        SetupStepName: "profile" | "contact" | "tours-at-once" | "hours" | "spots" | "prices" | "mail" | "trial" | "backup";
        SheetDeparture: {
            /** @description The guide’s announcement that they have arrived or will be late; missing if there is none. */
            arrival?: components["schemas"]["ArrivalRecord"];
            /** @description Whether the guide canceled the departure. */
            cancelled: boolean;
            /**
             * @description Whether the guide can choose who leads the departure, because the site has several guides.
             * @enum {boolean}
             */
            canChooseGuide?: true;
            /**
             * @description The total number of spots; null if there is no limit.
             * @example 12
             */
            capacity: number | null;
            /** @description Bookings can be changed or canceled until this many minutes before the start. */
            changeCutoffMinutes: number;
            /**
             * @description If the departure is closed because no guide is free, the places of the tours that take place at that time.
             * @example [
             *       "Brooklyn Bridge"
             *     ]
             */
            clashesWith?: string[];
            /** @description Why the departure is closed, if the guide hasn’t closed it. It is offered again when the reason no longer applies, when a walk-in is added, or when the guide opens it. guide-busy: no guide is free. time-off: it is during the guide’s time off. special-day: the tour can’t be walked on the special day. busy-calendar: the guide’s own calendar has an appointment at that time. */
            closedBecause?: components["schemas"]["ClosureReason"];
            /** @description Booking closes this many minutes before the start if someone has already booked. */
            cutoffMinutes: number;
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /**
             * @description The departure’s id.
             * @example day.central-park.2030-01-07.1000
             */
            id: string;
            /** @description The guide who leads the departure. Missing until one is assigned, and if the site has only one guide. */
            ledBy?: components["schemas"]["GuideName"];
            /** @description How long the tour takes, in minutes. */
            lengthMinutes: number;
            /**
             * @description The list that the tour is on.
             * @enum {string}
             */
            list: "day" | "night";
            /**
             * Format: date-time
             * @description When the departure ends, in New York time with its offset from UTC.
             * @example 2030-01-07T12:30:00-05:00
             */
            localDateTimeEnd: string;
            /**
             * Format: date-time
             * @description When the departure starts, in New York time with its offset from UTC.
             * @example 2030-01-07T10:00:00-05:00
             */
            localDateTimeStart: string;
            /**
             * @description Where the departure starts.
             * @example Columbus Circle
             */
            meetingPoint: string;
            /** @description How many people the departure needs to take place; missing if there is no minimum. */
            minPeople?: number;
            /** @description How many parties are left out of `parties`. Their people are counted in `taken`. */
            moreParties: number;
            /**
             * Format: date
             * @description If the guide moved all bookings of this departure to a different date, that date.
             * @example 2030-01-08
             */
            movedTo?: string;
            /** @description The guide’s announcement to everyone who has booked the departure. */
            notice?: components["schemas"]["NoticeRecord"];
            /** @description The parties, in the order in which they booked, up to the maximum per departure. */
            parties: components["schemas"]["PartyRecord"][];
            /**
             * @description The names of the guide’s payment methods of the kind OTHER, which can be chosen when noting a payment. Missing if there are none.
             * @example [
             *       "Wise"
             *     ]
             */
            paymentServices?: string[];
            /**
             * @description Where the tour goes.
             * @example Central Park
             */
            place: string;
            /**
             * @description The tour’s short name in the language of the response; missing if it is the same as `place`.
             * @example Spaziergang um die Wall Street
             */
            placeName?: string;
            /** @description The price that walk-ins pay; missing if the guide hasn’t entered one. */
            price?: components["schemas"]["PriceRecord"];
            /** @description Why the departure was canceled, changed, or moved. */
            reason?: string;
            /** @description How many times the guide has changed the departure. */
            revision: number;
            /** @description The special day in New York on which streets along the tour are closed or crowded. */
            specialDay?: components["schemas"]["CrowdedDay"];
            /**
             * @description When the departure starts, in New York time.
             * @example 10:00
             */
            startTime: string;
            /**
             * @description The departure’s state. closed: it takes place, but accepts no more bookings.
             * @enum {string}
             */
            state: "open" | "closed" | "cancelled";
            /** @description Whether the departure can be booked. LIMITED: fewer than 6 spots are left. CLOSED: booking is closed, or the departure was canceled. */
            status: components["schemas"]["Availability"];
            /** @description A suggestion for an upcoming departure that is booked but has no guide yet: of the guides who are free then, the one with the fewest tours that day. Missing if nobody is free. */
            suggestedGuide?: components["schemas"]["GuideName"];
            /** @description How many people have booked, including walk-ins, but not canceled parties. */
            taken: number;
            /** @description The tips from the whole departure and their reversals, oldest first; missing if there are none. */
            tips?: components["schemas"]["PaymentRecord"][];
            /**
             * Format: date-time
             * @description The deadline for changing and canceling bookings.
             * @example 2030-01-07T13:00:00Z
             */
            utcChangeCutoffAt: string;
            /**
             * Format: date-time
             * @description When booking closes. Until the first booking, this may be an earlier time.
             * @example 2030-01-07T13:00:00Z
             */
            utcCutoffAt: string;
            /**
             * @description The number of vacant spots; null if there is no limit.
             * @example 4
             */
            vacancies: number | null;
            /** @description The parties on the waitlist, sorted by position. */
            waiting: components["schemas"]["WaitingParty"][];
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
             * @description Any characters, used exactly as sent. It must differ from the username, the email address, and the most common passwords. A guide’s password must have at least 12 characters.
             */
            password: string;
            /**
             * @description Unique, ignoring case.
             * @example walker
             */
            username: string;
        };
        /**
         * @description The language of the booking’s emails; missing for English if it wasn’t stored.
         * @enum {string}
         */
        SiteLanguage: "en" | "es" | "fr" | "de" | "it" | "pt" | "zh";
        SpecialDayInput: {
            /** @description Whether departures that can’t be walked on this special day are offered anyway. */
            isOpen: boolean;
        };
        /**
         * @description The special day’s name.
         * @enum {string}
         */
        SpecialDayName: "new-years-day" | "martin-luther-king-day" | "presidents-day" | "clocks-forward" | "st-patricks-parade" | "memorial-day" | "juneteenth" | "pride-march" | "independence-day" | "labor-day" | "september-11" | "columbus-day" | "marathon" | "clocks-back" | "veterans-day" | "thanksgiving" | "macys-parade" | "christmas" | "new-years-eve";
        SpecialDayRecord: {
            /**
             * @description The ids of the tours with departures that can’t be walked on that date.
             * @example [
             *       "day.central-park"
             *     ]
             */
            closedTours: string[];
            /**
             * Format: date
             * @description The special day’s next date in New York.
             * @example 2030-11-28
             */
            date: string;
            /**
             * @description The ids of the other tours with departures that need detours on that date.
             * @example [
             *       "day.rockefeller-center"
             *     ]
             */
            hardTours: string[];
            /** @description Whether departures that can’t be walked on this special day are offered anyway. */
            isOpen: boolean;
            /** @description The special day’s name. */
            name: components["schemas"]["SpecialDayName"];
        };
        TicketCancellation: {
            /**
             * @description The person who canceled.
             * @enum {string}
             */
            by: "visitor" | "guide";
            /** @description The guide’s reason. */
            reason?: string;
        };
        TicketInput: {
            /** @description How many people in the party aren’t adults. If missing, the ages stay the same, unless the party becomes too small for them. */
            ages?: components["schemas"]["AgesInput"];
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /**
             * @description The sum that the visitor has seen, in cents. If the party would have to pay a different sum, because the guide has just changed the price, the booking is refused.
             * @example 8000
             */
            expectedCents?: number;
            /**
             * @description The size of the party.
             * @example 2
             */
            people: number;
            /**
             * @description The start time in New York, if the tour starts more than once that day. If missing, the booking keeps its time, or gets the first time with enough spots if the date changes.
             * @example 10:00
             */
            time?: string;
        };
        TicketRecord: {
            /** @description How many people in the party aren’t adults, by age group. Present only if the price depends on ages. */
            ages?: components["schemas"]["AgesInput"];
            /** @description The guide’s announcement that they have arrived or will be late; missing if there is none. */
            arrival?: components["schemas"]["ArrivalRecord"];
            /**
             * @description Whether the guide has checked in anyone in the party.
             * @enum {boolean}
             */
            attended?: true;
            cancellation?: components["schemas"]["TicketCancellation"];
            /**
             * @description Whether the guide has changed the start time, the length, or the meeting point since the visitor booked.
             * @enum {boolean}
             */
            changed?: true;
            /** @description The party’s contact details. */
            contact?: components["schemas"]["ContactInput"];
            /** @description The departure that the booking is for. */
            departure: components["schemas"]["DepartureRecord"];
            /**
             * @description The booking’s id.
             * @example 65f0c0ffee0123456789abcd
             */
            id: string;
            /**
             * @description The list that the booking is on.
             * @enum {string}
             */
            list: "day" | "night";
            /** @description The guide’s move of the booking to this date. Missing if the visitor has chosen a different departure since. */
            moved?: components["schemas"]["MoveRecord"];
            /** @description The guide’s message to everyone who has booked this departure. */
            notice?: components["schemas"]["NoticeRecord"];
            /** @description How the party can pay the guide; missing if the guide hasn’t set up any way. Never set in lists. */
            paymentMethods?: components["schemas"]["PaymentMethodRecord"][];
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
             * @description The tour’s short name in the language of the response; missing if it is the same as `place`.
             * @example Rund um die Wall Street
             */
            placeName?: string;
            /** @description The price that the visitor was promised. It stays the same if the guide changes the tour’s price. Missing if the tour had no price. */
            price?: components["schemas"]["PriceRecord"];
            /**
             * Format: uri
             * @description The page where the guide wants reviews, if there is one and the party was checked in. Never set in lists.
             */
            reviewUrl?: string;
            /**
             * @description WAITING: the party is on the waitlist. ON_HOLD: spots are held for the party, which still has to accept them or confirm its email address. EXPIRED: the party is no longer on the waitlist, and has no spots.
             * @enum {string}
             */
            status: "CONFIRMED" | "CANCELLED" | "WAITING" | "ON_HOLD" | "EXPIRED";
            /**
             * @description The tour’s id.
             * @example day.central-park
             */
            tour: string;
            /**
             * @description Whether the last email about the booking wasn’t sent because too many emails were sent to the address or requested from the visitor’s network. Never set in lists.
             * @enum {boolean}
             */
            unmailed?: true;
            /**
             * Format: date-time
             * @description When the booking was made.
             */
            utcBookedAt: string;
            /**
             * Format: date-time
             * @description The visitor can undo the cancellation until this time.
             */
            utcRestorableUntil?: string;
            /** @description Set while the party is on the waitlist or has to confirm its email address, and afterward if it got no spots. */
            wait?: components["schemas"]["TicketWait"];
        };
        TicketWait: {
            /**
             * @description The number of parties ahead of this one.
             * @example 2
             */
            ahead: number;
            /**
             * @description Whether the caller can confirm the address with `POST /bookings/{id}/confirm`, either because they opened the booking with the emailed link, or because mail doesn’t work.
             * @enum {boolean}
             */
            confirmable?: true;
            /**
             * @description Whether the party gets an email when spots are held for it.
             * @enum {boolean}
             */
            mailed?: true;
            /**
             * @description Whether the guide removed the party from the list.
             * @enum {boolean}
             */
            removed?: true;
            /**
             * @description Whether the party still has to confirm its email address with an emailed link. Before that, a booking’s spots are only held, and a waiting party gets no offers.
             * @enum {boolean}
             */
            unconfirmed?: true;
            /**
             * Format: date-time
             * @description When the hold on the party’s spots ends; missing if no spots are held. `POST /bookings/{id}/accept` books the spots, or `confirm` if the party is unconfirmed.
             */
            utcHeldUntil?: string;
        };
        TimeOffInput: {
            /**
             * @description When the time off ends on the last date, in New York time. Defaults to the end of the date.
             * @example 10:00
             */
            endTime?: string;
            /**
             * Format: date
             * @description The first date.
             * @example 2030-01-07
             */
            from: string;
            /**
             * @description The id of the guide who is off, if the site has several. Defaults to all guides. If the number of tours at once is fixed or unlimited, tours are offered unless all guides are off.
             * @example 65f0c0ffee0123456789abcd
             */
            guide?: string;
            /** @description A note for the guide, which visitors don’t see. */
            reason: string;
            /**
             * @description When the time off begins on the first date, in New York time. Defaults to the start of the date.
             * @example 10:00
             */
            startTime?: string;
            /**
             * Format: date
             * @description The last date, which can be the same as the first one.
             * @example 2030-01-09
             */
            to: string;
            /**
             * @description The ids of the tours that aren’t offered. Defaults to all tours.
             * @example [
             *       "day.central-park"
             *     ]
             */
            tours?: string[];
        };
        TimeOffRecord: {
            /** @description The booked departures during the time off. If only one guide is off, only the departures that this guide leads. They take place unless they are canceled or moved. */
            booked: components["schemas"]["LedDepartureRecord"][];
            /**
             * @description When the time off ends on the last date, in New York time. Defaults to the end of the date.
             * @example 10:00
             */
            endTime?: string;
            /**
             * Format: date
             * @description The first date.
             * @example 2030-01-07
             */
            from: string;
            /**
             * @description The id of the guide who is off, if the site has several. Defaults to all guides. If the number of tours at once is fixed or unlimited, tours are offered unless all guides are off.
             * @example 65f0c0ffee0123456789abcd
             */
            guide?: string;
            /**
             * @description The name of the guide who is off; missing if all guides are off.
             * @example Dana Rivera
             */
            guideName?: string;
            /** @example 65f0c0ffee0123456789abcd */
            id: string;
            /** @description A note for the guide, which visitors don’t see. */
            reason: string;
            /**
             * @description When the time off begins on the first date, in New York time. Defaults to the start of the date.
             * @example 10:00
             */
            startTime?: string;
            /**
             * Format: date
             * @description The last date, which can be the same as the first one.
             * @example 2030-01-09
             */
            to: string;
            /**
             * @description The ids of the tours that aren’t offered. Defaults to all tours.
             * @example [
             *       "day.central-park"
             *     ]
             */
            tours?: string[];
        };
        TipInput: {
            /**
             * Format: date-time
             * @description When the guide noted the payment, if the device couldn’t send it right away. Defaults to the current time, which also replaces a time in the future. A time over a month ago is replaced by the time a month ago.
             */
            at?: string;
            /**
             * @description The amount in US cents.
             * @example 8000
             */
            cents: number;
            /** @description The payment method. */
            method: components["schemas"]["PaymentMethodKind"];
            /** @description For OTHER, the service’s name. Ignored for other methods. */
            service?: string;
        };
        TipsResponse: {
            /** @description The tips from the whole departure and their reversals, oldest first. */
            tips: components["schemas"]["PaymentRecord"][];
        };
        TourBookingInput: {
            /** @description How many people in the party aren’t adults. Matters only if the price depends on ages. */
            ages?: components["schemas"]["AgesInput"];
            /** @description Required unless the site’s settings make it optional. */
            contact?: components["schemas"]["ContactInput"];
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-01-07
             */
            date: string;
            /**
             * @description The sum that the visitor has seen, in cents. If the party would have to pay a different sum, because the guide has just changed the price, the booking is refused.
             * @example 8000
             */
            expectedCents?: number;
            /** @description The language of the booking’s emails and calendar file. Defaults to the language in `Accept-Language`, or else to English. */
            language?: components["schemas"]["SiteLanguage"];
            /** @description Whether to book even if the caller already has a tour at that time. If false, an overlapping booking is refused with an error for this field, so that the client can ask the visitor. */
            overlapping?: boolean;
            /**
             * @description The size of the party.
             * @example 2
             */
            people: number;
            /**
             * @description The start time in New York, if the tour starts more than once that day. Defaults to the first time with enough spots.
             * @example 10:00
             */
            time?: string;
            /** @description Whether the party joins the waitlist if the departure is full. As soon as enough spots are free, they are held for the party to accept. Requires `contact`. */
            waiting?: boolean;
        };
        TourContentInput: {
            /** @description How easy the tour is to walk; null if the guide hasn’t entered it. */
            access: components["schemas"]["AccessInput"] | null;
            /** @description Plain text, with an empty line between paragraphs. */
            description: string;
            /**
             * @description The minimum duration, in minutes; null if it equals the tour’s length.
             * @example 120
             */
            durationMinutesFrom: number | null;
            /** @description Questions from visitors, with answers. */
            faqs: components["schemas"]["FaqInput"][];
            /** @description Highlights, inclusions, and other facts. */
            features: components["schemas"]["FeatureInput"][];
            /**
             * @description The guide’s languages, as BCP 47 tags.
             * @example [
             *       "en"
             *     ]
             */
            languages: string[];
            /** @description The route, from start to end. */
            locations: components["schemas"]["LocationInput"][];
            /** @description The photographs that visitors see, in order. If missing, the tour keeps its photographs. */
            photos?: components["schemas"]["PhotoInput"][];
            /** @description The price; null if it isn’t shown. */
            price: components["schemas"]["PriceInput"] | null;
            /** @description The tour’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
            /** @description A one-sentence summary. */
            shortDescription: string;
            /** @description The name shown to visitors. */
            title: string;
        };
        TourDetails: {
            /** @description How easy the tour is to walk; missing if unknown. `features` contains the same facts as sentences. */
            access?: components["schemas"]["AccessRecord"];
            /** @description The parts of New York that the tour starts and ends in, if they are known. */
            areas: components["schemas"]["Area"][];
            /** @description Whether a booking requires a `contact`. */
            contactRequired: boolean;
            /** @enum {string} */
            defaultCurrency?: "USD";
            /** @description The next departures, including full ones. `GET /departures` returns all. */
            departures: components["schemas"]["DepartureRecord"][];
            /** @description Plain text, with an empty line between paragraphs. */
            description: string;
            /**
             * @description The minimum duration, in minutes.
             * @example 150
             */
            durationMinutesFrom: number;
            /**
             * @description The maximum duration, in minutes.
             * @example 150
             */
            durationMinutesTo: number;
            faqs: components["schemas"]["FaqRecord"][];
            features: components["schemas"]["FeatureRecord"][];
            /** @description The guide; missing unless the site has exactly one guide, who has saved a profile. */
            guide?: components["schemas"]["PublicGuide"];
            /**
             * @description The tour’s id.
             * @example day.central-park
             */
            id: string;
            /**
             * @description The guide’s languages, as BCP 47 tags.
             * @example [
             *       "en"
             *     ]
             */
            languages: string[];
            /**
             * @description The list that the tour’s bookings are on.
             * @enum {string}
             */
            list: "day" | "night";
            /** @description The route, from start to end. */
            locations: components["schemas"]["LocationRecord"][];
            /**
             * @description The maximum number of people per booking; missing if there is no limit.
             * @example 6
             */
            maxPartySize?: number;
            /** @description The tour’s pictures: the cover, then the photographs in the guide’s order. */
            media: components["schemas"]["MediaRecord"][];
            /**
             * @description The place where visitors meet the guide, unless a departure has a different one.
             * @example Columbus Circle, at the Maine Monument
             */
            meetingPoint: string;
            /**
             * @description The minimum number of people for a departure to take place; missing if there is none.
             * @example 4
             */
            minPeople?: number;
            /** @description The filters in the query that the tour or its `nextDeparture` doesn’t match; missing if they match all. */
            missed?: components["schemas"]["FilterName"][];
            /** @description The next departure with free spots that matches the filters in the query, or matches the most of them; missing if there is none. */
            nextDeparture?: components["schemas"]["DepartureRecord"];
            /**
             * @description The tour’s name in bookings and departures.
             * @example Central Park
             */
            place: string;
            /**
             * @description The tour’s short name in the language of the response; missing if it is the same as `place`.
             * @example Spaziergang um die Wall Street
             */
            placeName?: string;
            /** @description The price; missing if it isn’t shown. */
            price?: components["schemas"]["PriceRecord"];
            /** @description The price of a party; missing unless `pricingPer` is `BOOKING`. */
            pricingFrom?: components["schemas"]["PricingRecord"][];
            /**
             * @description Whether the price is per person (`UNIT`) or per party (`BOOKING`).
             * @enum {string}
             */
            pricingPer?: "UNIT" | "BOOKING";
            /** @description The seasons that aren’t over and begin within a year, earliest first. */
            seasons: components["schemas"]["TourSeason"][];
            /** @description A one-sentence summary. */
            shortDescription: string;
            /** @description The special days on which the tour’s streets are closed or crowded, as far ahead as the tour can be booked. */
            specialDays: components["schemas"]["TourSpecialDay"][];
            /** @description The name shown to visitors. */
            title: string;
            /** @description The price for each age group, oldest first. */
            units?: components["schemas"]["UnitRecord"][];
            /**
             * @description The texts in the response that are in English because they aren’t translated; missing if all texts are translated.
             * @example [
             *       "Bring a hat."
             *     ]
             */
            untranslated?: string[];
        };
        TourMoney: {
            /**
             * @description Fares and deposits.
             * @example 24000
             */
            fareCents: number;
            /**
             * @description The list that the tour is on.
             * @enum {string}
             */
            list: "day" | "night";
            /**
             * @description The amount still owed by parties that came.
             * @example 8000
             */
            owedCents: number;
            /**
             * @description The tour’s name within its list.
             * @example Central Park
             */
            place: string;
            /**
             * @description Refunds, as a negative number.
             * @example -4000
             */
            refundCents: number;
            /**
             * @description Tips.
             * @example 3000
             */
            tipCents: number;
        };
        TourOrderInput: {
            /**
             * @description The ids of all tours, each once, in the order in which visitors see them.
             * @example [
             *       "day.central-park"
             *     ]
             */
            tours: string[];
        };
        TourPreview: {
            /** @description The page, as HTML. */
            html: string;
        };
        TourPreviewInput: {
            /** @description How easy the tour is to walk; null if the guide hasn’t entered it. */
            access: components["schemas"]["AccessInput"] | null;
            /** @description Plain text, with an empty line between paragraphs. */
            description: string;
            /**
             * @description The minimum duration, in minutes; null if it equals the tour’s length.
             * @example 120
             */
            durationMinutesFrom: number | null;
            /** @description Questions from visitors, with answers. */
            faqs: components["schemas"]["FaqInput"][];
            /** @description Highlights, inclusions, and other facts. */
            features: components["schemas"]["FeatureInput"][];
            /**
             * @description The guide’s languages, as BCP 47 tags.
             * @example [
             *       "en"
             *     ]
             */
            languages: string[];
            /** @description The route, from start to end. */
            locations: components["schemas"]["LocationInput"][];
            /** @description The photographs that visitors see, in order. If missing, the tour keeps its photographs. */
            photos?: components["schemas"]["PhotoInput"][];
            /** @description The price; null if it isn’t shown. */
            price: components["schemas"]["PriceInput"] | null;
            /** @description The tour’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
            /** @description A one-sentence summary. */
            shortDescription: string;
            /** @description The name shown to visitors. */
            title: string;
            /** @description Unsaved translations, to preview the page in their language. If missing, the page is in English. */
            translation?: components["schemas"]["PreviewTranslationInput"];
        };
        TourPromisedPriceRecord: {
            /**
             * @description The number of bookings.
             * @example 3
             */
            bookings: number;
            /** @description The price; null if the tour had no price when the bookings were made. */
            price: components["schemas"]["PriceRecord"] | null;
            /**
             * @description The tour’s id.
             * @example day.central-park
             */
            tour: string;
        };
        TourRevision: {
            /**
             * @description The tour’s id.
             * @example day.central-park
             */
            id: string;
            /** @description The tour’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
        };
        TourSeason: {
            /**
             * Format: date
             * @description The first date.
             * @example 2030-06-01
             */
            from: string;
            /**
             * @description The season’s name.
             * @example Summer evenings
             */
            name: string;
            /**
             * @description The times when the tour starts, in New York.
             * @example [
             *       "18:00"
             *     ]
             */
            startTimes: string[];
            /**
             * Format: date
             * @description The last date.
             * @example 2030-08-31
             */
            to: string;
            /** @description The weekdays on which the tour runs; empty if it doesn’t run in this season. */
            weekdays: ("Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday")[];
        };
        TourSpecialDay: {
            /**
             * Format: date
             * @description The date in New York.
             * @example 2030-11-28
             */
            date: string;
            /** @description Whether the special day closes all departures on that date. */
            isClosed: boolean;
            /** @description The special day’s name. */
            name: components["schemas"]["CrowdedDay"];
        };
        TourSummary: {
            /** @description How easy the tour is to walk; missing if unknown. `features` contains the same facts as sentences. */
            access?: components["schemas"]["AccessRecord"];
            /** @description The parts of New York that the tour starts and ends in, if they are known. */
            areas: components["schemas"]["Area"][];
            /** @enum {string} */
            defaultCurrency?: "USD";
            /**
             * @description The minimum duration, in minutes.
             * @example 150
             */
            durationMinutesFrom: number;
            /**
             * @description The maximum duration, in minutes.
             * @example 150
             */
            durationMinutesTo: number;
            /**
             * @description The tour’s id.
             * @example day.central-park
             */
            id: string;
            /**
             * @description The guide’s languages, as BCP 47 tags.
             * @example [
             *       "en"
             *     ]
             */
            languages: string[];
            /**
             * @description The list that the tour’s bookings are on.
             * @enum {string}
             */
            list: "day" | "night";
            /**
             * @description The maximum number of people per booking; missing if there is no limit.
             * @example 6
             */
            maxPartySize?: number;
            /**
             * @description The place where visitors meet the guide, unless a departure has a different one.
             * @example Columbus Circle, at the Maine Monument
             */
            meetingPoint: string;
            /**
             * @description The minimum number of people for a departure to take place; missing if there is none.
             * @example 4
             */
            minPeople?: number;
            /** @description The filters in the query that the tour or its `nextDeparture` doesn’t match; missing if they match all. */
            missed?: components["schemas"]["FilterName"][];
            /** @description The next departure with free spots that matches the filters in the query, or matches the most of them; missing if there is none. */
            nextDeparture?: components["schemas"]["DepartureRecord"];
            /**
             * @description The tour’s name in bookings and departures.
             * @example Central Park
             */
            place: string;
            /**
             * @description The tour’s short name in the language of the response; missing if it is the same as `place`.
             * @example Spaziergang um die Wall Street
             */
            placeName?: string;
            /** @description The price; missing if it isn’t shown. */
            price?: components["schemas"]["PriceRecord"];
            /** @description The price of a party; missing unless `pricingPer` is `BOOKING`. */
            pricingFrom?: components["schemas"]["PricingRecord"][];
            /**
             * @description Whether the price is per person (`UNIT`) or per party (`BOOKING`).
             * @enum {string}
             */
            pricingPer?: "UNIT" | "BOOKING";
            /** @description A one-sentence summary. */
            shortDescription: string;
            /** @description The name shown to visitors. */
            title: string;
            /** @description The price for each age group, oldest first. */
            units?: components["schemas"]["UnitRecord"][];
        };
        TranslatedTextInput: {
            /** @description The English text. */
            source: string;
            /** @description The translation, which can be as long as the English text is allowed to be; empty if there is none. */
            text: string;
            /** @description The earlier English text that was translated, if the guide has changed it to `source` since. Visitors see `source` until the translation is saved without this field. */
            writtenFor?: string;
        };
        TranslationInput: {
            /** @description The translation’s revision that this change is based on. If there is a newer one, the change is refused. */
            revision: number;
            /** @description The translations, at most one for each English text of the tour. Translations of other texts are dropped. */
            texts: components["schemas"]["TranslatedTextInput"][];
        };
        TranslationRecord: {
            /**
             * @description The language’s code.
             * @enum {string}
             */
            language: "es" | "fr" | "de" | "it" | "pt" | "zh";
            /** @description How many times the texts have changed. */
            revision: number;
            /** @description The translations, with the English texts that they translate. */
            texts: components["schemas"]["TranslatedTextInput"][];
        };
        UnitRecord: {
            /** @example adult */
            id: string;
            pricingFrom: components["schemas"]["PricingRecord"][];
            restrictions: components["schemas"]["UnitRestrictions"];
            type: components["schemas"]["AgeUnit"];
        };
        UnitRestrictions: {
            /**
             * @description The maximum age.
             * @example 100
             */
            maxAge: number;
            /**
             * @description The minimum age.
             * @example 13
             */
            minAge: number;
        };
        VisibilityInput: {
            /**
             * @description Required to hide a tour whose upcoming departures are booked.
             * @enum {string}
             */
            bookedDepartures?: "keep";
            /** @description Whether the tour is hidden, so that visitors can neither see nor book it. */
            isHidden: boolean;
        };
        VisitInput: {
            /**
             * @description The page’s language.
             * @enum {string}
             */
            language: "en" | "es" | "fr" | "de" | "it" | "pt" | "zh";
            /**
             * @description The page’s path. For a step toward a booking, the page of the tour. `/booking/*` stands for the pages of all tickets.
             * @example /tours/central-park
             */
            page: string;
            /**
             * @description The host name of the site from which the visitor came.
             * @example www.example.com
             */
            referrer?: string;
            /** @description The step. CONTACT_GIVEN: the visitor has sent the booking form, with contact details if the form asks for them. */
            step: components["schemas"]["VisitStep"];
        };
        VisitorBooking: {
            /** @description How many people of the party have arrived. */
            arrived: number;
            /**
             * Format: date-time
             * @description When the party booked.
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
             * @description The list that the tour is on.
             * @enum {string}
             */
            list: "day" | "night";
            /** @description Whether the people who haven’t arrived are no-shows. */
            noShow: boolean;
            /** @description The guide’s note about the party; may be empty. */
            note: string;
            /** @description The size of the party. */
            people: number;
            /**
             * @description The tour’s name within its list.
             * @example Central Park
             */
            place: string;
        };
        VisitorRecord: {
            /** @description The contact in a booking. Always set for guests, and for users only if the search matched it. */
            contact?: components["schemas"]["ContactInput"];
            /**
             * @description The account’s email address; guests have none.
             * @example walker@example.com
             */
            email?: string;
            /**
             * @description An account’s id, or a guest’s id, which begins with `guest:`.
             * @example 65f0c0ffee0123456789abcd
             */
            id: string;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            since?: string;
            /**
             * @description The account’s username; guests have none.
             * @example walker
             */
            username?: string;
        };
        VisitReport: {
            languages: components["schemas"]["LanguageVisits"][];
            /** @description All pages that were opened. */
            pages: components["schemas"]["PageVisits"][];
            /** @description The sites that sent the most visitors. */
            referrers: components["schemas"]["ReferrerVisits"][];
        };
        /**
         * @description The step. CONTACT_GIVEN: the visitor has sent the booking form, with contact details if the form asks for them.
         * @enum {string}
         */
        VisitStep: "SEEN" | "DATE_CHOSEN" | "CONTACT_GIVEN" | "BOOKED" | "CANCELLED";
        WaitingInput: {
            /** @description How the guide can reach the party. */
            contact: components["schemas"]["ContactInput"];
            /**
             * @description The size of the party.
             * @example 2
             */
            people: number;
        };
        WaitingOrderInput: {
            /** @description The ids of all parties on the waitlist, in their new order. */
            ids: string[];
        };
        WaitingParty: {
            /** @description The party’s email address, or else the account’s. */
            email?: string;
            /**
             * @description The booking’s id.
             * @example 65f0c0ffee0123456789abcd
             */
            id: string;
            /** @description The language that the party reads; missing for English. */
            language?: components["schemas"]["SiteLanguage"];
            /** @description The note for the guide in the party’s contact. */
            message?: string;
            /** @description The contact’s name; if there is none, the username; otherwise, Guest. */
            name: string;
            /** @description The size of the party. */
            people: number;
            /**
             * @description A valid phone number, returned in E.164 format. A number without a country code is treated as a US number. Required unless there is an email address.
             * @example +12125550100
             */
            phone?: string;
            /**
             * Format: date-time
             * @description When the party joined the waitlist.
             */
            since: string;
            /**
             * @description Whether the party still has to confirm its email address. Until then, it gets no offers.
             * @enum {boolean}
             */
            unconfirmed?: true;
            /** @description The last undelivered email to the party. */
            untold?: components["schemas"]["DeliveryProblem"];
            /**
             * Format: date-time
             * @description The time until which spots are held for the party; missing if no spots are held.
             */
            utcHeldUntil?: string;
            /** @description Whether the party can be reached on WhatsApp with the phone number. */
            whatsApp?: boolean;
        };
        WalkInInput: {
            /** @description The party’s name; can be empty. */
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
export type AccessInput = components['schemas']['AccessInput'];
export type AccessRecord = components['schemas']['AccessRecord'];
export type AccountData = components['schemas']['AccountData'];
export type AccountDeletionInput = components['schemas']['AccountDeletionInput'];
export type AddedPhoto = components['schemas']['AddedPhoto'];
export type AgePriceInput = components['schemas']['AgePriceInput'];
export type AgesInput = components['schemas']['AgesInput'];
export type AgeUnit = components['schemas']['AgeUnit'];
export type Area = components['schemas']['Area'];
export type ArrivalAnswer = components['schemas']['ArrivalAnswer'];
export type ArrivalInput = components['schemas']['ArrivalInput'];
export type ArrivalRecord = components['schemas']['ArrivalRecord'];
export type AssignedCount = components['schemas']['AssignedCount'];
export type AttendanceInput = components['schemas']['AttendanceInput'];
export type AuthResponse = components['schemas']['AuthResponse'];
export type Availability = components['schemas']['Availability'];
export type BackupDownloadInput = components['schemas']['BackupDownloadInput'];
export type BackupFailure = components['schemas']['BackupFailure'];
export type BackupFile = components['schemas']['BackupFile'];
export type BackupHealth = components['schemas']['BackupHealth'];
export type BackupProof = components['schemas']['BackupProof'];
export type BackupState = components['schemas']['BackupState'];
export type BookedDeparture = components['schemas']['BookedDeparture'];
export type BookingCancellation = components['schemas']['BookingCancellation'];
export type BookingInput = components['schemas']['BookingInput'];
export type BookingRecord = components['schemas']['BookingRecord'];
export type BulkChangeInput = components['schemas']['BulkChangeInput'];
export type BulkChangeRecord = components['schemas']['BulkChangeRecord'];
export type BulkDeparture = components['schemas']['BulkDeparture'];
export type BulkPreviewInput = components['schemas']['BulkPreviewInput'];
export type BusyCalendarInput = components['schemas']['BusyCalendarInput'];
export type BusyCalendarRecord = components['schemas']['BusyCalendarRecord'];
export type CalendarAddressInput = components['schemas']['CalendarAddressInput'];
export type CalendarAddressMade = components['schemas']['CalendarAddressMade'];
export type CalendarAddressState = components['schemas']['CalendarAddressState'];
export type CalendarDeparture = components['schemas']['CalendarDeparture'];
export type CancellationInput = components['schemas']['CancellationInput'];
export type CancelledFigures = components['schemas']['CancelledFigures'];
export type ClosureReason = components['schemas']['ClosureReason'];
export type ColleagueList = components['schemas']['ColleagueList'];
export type ContactInput = components['schemas']['ContactInput'];
export type ContactSetting = components['schemas']['ContactSetting'];
export type CrowdedDay = components['schemas']['CrowdedDay'];
export type DayLoad = components['schemas']['DayLoad'];
export type DayMoney = components['schemas']['DayMoney'];
export type DaySheet = components['schemas']['DaySheet'];
export type DeliveryProblem = components['schemas']['DeliveryProblem'];
export type DepartureClash = components['schemas']['DepartureClash'];
export type DepartureInput = components['schemas']['DepartureInput'];
export type DepartureRecord = components['schemas']['DepartureRecord'];
export type EmailChangeInput = components['schemas']['EmailChangeInput'];
export type EmailConfirmationInput = components['schemas']['EmailConfirmationInput'];
export type EmailState = components['schemas']['EmailState'];
export type ExchangeStep = components['schemas']['ExchangeStep'];
export type ExportedAccount = components['schemas']['ExportedAccount'];
export type ExportedAttendance = components['schemas']['ExportedAttendance'];
export type ExportedBooking = components['schemas']['ExportedBooking'];
export type FailedDeparture = components['schemas']['FailedDeparture'];
export type FaqInput = components['schemas']['FaqInput'];
export type FaqRecord = components['schemas']['FaqRecord'];
export type FeatureInput = components['schemas']['FeatureInput'];
export type FeatureRecord = components['schemas']['FeatureRecord'];
export type FieldError = components['schemas']['FieldError'];
export type Figures = components['schemas']['Figures'];
export type FilterName = components['schemas']['FilterName'];
export type GeoInput = components['schemas']['GeoInput'];
export type GeoPlace = components['schemas']['GeoPlace'];
export type GuideChoice = components['schemas']['GuideChoice'];
export type GuideMoney = components['schemas']['GuideMoney'];
export type GuideName = components['schemas']['GuideName'];
export type GuidePhoto = components['schemas']['GuidePhoto'];
export type GuideProfileInput = components['schemas']['GuideProfileInput'];
export type GuideProfileRecord = components['schemas']['GuideProfileRecord'];
export type GuideRecord = components['schemas']['GuideRecord'];
export type GuideResponse = components['schemas']['GuideResponse'];
export type GuideRole = components['schemas']['GuideRole'];
export type GuideTour = components['schemas']['GuideTour'];
export type GuideTourSummary = components['schemas']['GuideTourSummary'];
export type Health = components['schemas']['Health'];
export type HistoryChangeRecord = components['schemas']['HistoryChangeRecord'];
export type HistoryEntryRecord = components['schemas']['HistoryEntryRecord'];
export type HistoryGuide = components['schemas']['HistoryGuide'];
export type HistoryPage = components['schemas']['HistoryPage'];
export type InvitationDetails = components['schemas']['InvitationDetails'];
export type InvitationInput = components['schemas']['InvitationInput'];
export type InvitationRecord = components['schemas']['InvitationRecord'];
export type InvitationSecret = components['schemas']['InvitationSecret'];
export type JobHealth = components['schemas']['JobHealth'];
export type LanguageVisits = components['schemas']['LanguageVisits'];
export type LeaderInput = components['schemas']['LeaderInput'];
export type LedDepartureRecord = components['schemas']['LedDepartureRecord'];
export type LocationInput = components['schemas']['LocationInput'];
export type LocationRecord = components['schemas']['LocationRecord'];
export type LoginInput = components['schemas']['LoginInput'];
export type MailChoiceInput = components['schemas']['MailChoiceInput'];
export type MailHealth = components['schemas']['MailHealth'];
export type MailState = components['schemas']['MailState'];
export type MailTest = components['schemas']['MailTest'];
export type MailTrouble = components['schemas']['MailTrouble'];
export type ManageLink = components['schemas']['ManageLink'];
export type ManageLinkInput = components['schemas']['ManageLinkInput'];
export type MediaRecord = components['schemas']['MediaRecord'];
export type MessageRecord = components['schemas']['MessageRecord'];
export type MethodMoney = components['schemas']['MethodMoney'];
export type MoneyReport = components['schemas']['MoneyReport'];
export type MoneySums = components['schemas']['MoneySums'];
export type MoveInput = components['schemas']['MoveInput'];
export type MoveRecord = components['schemas']['MoveRecord'];
export type MoveTarget = components['schemas']['MoveTarget'];
export type NewBookingInput = components['schemas']['NewBookingInput'];
export type NewInvitation = components['schemas']['NewInvitation'];
export type NewPasswordInput = components['schemas']['NewPasswordInput'];
export type NewTourInput = components['schemas']['NewTourInput'];
export type NoticeInput = components['schemas']['NoticeInput'];
export type NoticeRecord = components['schemas']['NoticeRecord'];
export type OwnerInput = components['schemas']['OwnerInput'];
export type PageVisits = components['schemas']['PageVisits'];
export type PartyCancellation = components['schemas']['PartyCancellation'];
export type PartyRecord = components['schemas']['PartyRecord'];
export type PasswordChangeInput = components['schemas']['PasswordChangeInput'];
export type PasswordResetInput = components['schemas']['PasswordResetInput'];
export type PaymentInput = components['schemas']['PaymentInput'];
export type PaymentKind = components['schemas']['PaymentKind'];
export type PaymentMethodInput = components['schemas']['PaymentMethodInput'];
export type PaymentMethodKind = components['schemas']['PaymentMethodKind'];
export type PaymentMethodRecord = components['schemas']['PaymentMethodRecord'];
export type PaymentMethodsInput = components['schemas']['PaymentMethodsInput'];
export type PaymentRecord = components['schemas']['PaymentRecord'];
export type PaymentUse = components['schemas']['PaymentUse'];
export type PhotoInput = components['schemas']['PhotoInput'];
export type PictureRecord = components['schemas']['PictureRecord'];
export type PlaceFigures = components['schemas']['PlaceFigures'];
export type PlaceInput = components['schemas']['PlaceInput'];
export type PlaceRecord = components['schemas']['PlaceRecord'];
export type PlacesInput = components['schemas']['PlacesInput'];
export type PlanningInput = components['schemas']['PlanningInput'];
export type PlanningRecord = components['schemas']['PlanningRecord'];
export type PreviewTranslationInput = components['schemas']['PreviewTranslationInput'];
export type PriceInput = components['schemas']['PriceInput'];
export type PriceKind = components['schemas']['PriceKind'];
export type PriceRecord = components['schemas']['PriceRecord'];
export type PricesInput = components['schemas']['PricesInput'];
export type PricingRecord = components['schemas']['PricingRecord'];
export type Problem = components['schemas']['Problem'];
export type PromisedPriceRecord = components['schemas']['PromisedPriceRecord'];
export type PublicGuide = components['schemas']['PublicGuide'];
export type PublicUser = components['schemas']['PublicUser'];
export type Readiness = components['schemas']['Readiness'];
export type ReferrerVisits = components['schemas']['ReferrerVisits'];
export type RefusalCode = components['schemas']['RefusalCode'];
export type RemovalInput = components['schemas']['RemovalInput'];
export type SeasonInput = components['schemas']['SeasonInput'];
export type SeenDepartureInput = components['schemas']['SeenDepartureInput'];
export type SessionRecord = components['schemas']['SessionRecord'];
export type SessionResponse = components['schemas']['SessionResponse'];
export type SettingFields = components['schemas']['SettingFields'];
export type SettingName = components['schemas']['SettingName'];
export type SettingsInput = components['schemas']['SettingsInput'];
export type SettingsRecord = components['schemas']['SettingsRecord'];
export type SetupRecord = components['schemas']['SetupRecord'];
export type SetupStep = components['schemas']['SetupStep'];
export type SetupStepName = components['schemas']['SetupStepName'];
export type SheetDeparture = components['schemas']['SheetDeparture'];
export type SignUpInput = components['schemas']['SignUpInput'];
export type SiteLanguage = components['schemas']['SiteLanguage'];
export type SpecialDayInput = components['schemas']['SpecialDayInput'];
export type SpecialDayName = components['schemas']['SpecialDayName'];
export type SpecialDayRecord = components['schemas']['SpecialDayRecord'];
export type TicketCancellation = components['schemas']['TicketCancellation'];
export type TicketInput = components['schemas']['TicketInput'];
export type TicketRecord = components['schemas']['TicketRecord'];
export type TicketWait = components['schemas']['TicketWait'];
export type TimeOffInput = components['schemas']['TimeOffInput'];
export type TimeOffRecord = components['schemas']['TimeOffRecord'];
export type TipInput = components['schemas']['TipInput'];
export type TipsResponse = components['schemas']['TipsResponse'];
export type TourBookingInput = components['schemas']['TourBookingInput'];
export type TourContentInput = components['schemas']['TourContentInput'];
export type TourDetails = components['schemas']['TourDetails'];
export type TourMoney = components['schemas']['TourMoney'];
export type TourOrderInput = components['schemas']['TourOrderInput'];
export type TourPreview = components['schemas']['TourPreview'];
export type TourPreviewInput = components['schemas']['TourPreviewInput'];
export type TourPromisedPriceRecord = components['schemas']['TourPromisedPriceRecord'];
export type TourRevision = components['schemas']['TourRevision'];
export type TourSeason = components['schemas']['TourSeason'];
export type TourSpecialDay = components['schemas']['TourSpecialDay'];
export type TourSummary = components['schemas']['TourSummary'];
export type TranslatedTextInput = components['schemas']['TranslatedTextInput'];
export type TranslationInput = components['schemas']['TranslationInput'];
export type TranslationRecord = components['schemas']['TranslationRecord'];
export type UnitRecord = components['schemas']['UnitRecord'];
export type UnitRestrictions = components['schemas']['UnitRestrictions'];
export type VisibilityInput = components['schemas']['VisibilityInput'];
export type VisitInput = components['schemas']['VisitInput'];
export type VisitorBooking = components['schemas']['VisitorBooking'];
export type VisitorRecord = components['schemas']['VisitorRecord'];
export type VisitReport = components['schemas']['VisitReport'];
export type VisitStep = components['schemas']['VisitStep'];
export type WaitingInput = components['schemas']['WaitingInput'];
export type WaitingOrderInput = components['schemas']['WaitingOrderInput'];
export type WaitingParty = components['schemas']['WaitingParty'];
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
            /** @description The account was deleted. Its username and email address can be used again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description There were too many attempts or emails; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The token is missing, invalid, expired, or revoked. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The changed user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicUser"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description There were too many attempts or emails; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    emailConfirmationsState: {
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
                    "application/json": components["schemas"]["EmailState"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    emailConfirmationsRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description There were too many attempts or emails; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The password was changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
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
            /** @description There were too many attempts or emails; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The token is missing, invalid, expired, or revoked. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
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
            /** @description The token is missing, invalid, expired, or revoked. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
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
            /** @description The token is missing, invalid, expired, or revoked. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    ticketsList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
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
                    "application/json": components["schemas"]["TicketRecord"][];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    ticketsGet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The booking’s id. */
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
                    "application/json": components["schemas"]["TicketRecord"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    ticketsChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The booking’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    ticketsCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Canceled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    ticketsAccept: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The booking’s id. */
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
                    "application/json": components["schemas"]["TicketRecord"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    ticketsOpen: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The booking’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageLinkInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    ticketsCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking’s id. */
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
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    ticketsConfirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The booking’s id. */
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
                    "application/json": components["schemas"]["TicketRecord"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    ticketsSetContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The booking’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    ticketsAddManageLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManageLink"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    ticketsRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The booking’s id. */
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
                    "application/json": components["schemas"]["TicketRecord"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                /** @description The file name in the path that `POST /guide/calendar-address` returned. */
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
            /** @description The address never existed or was revoked. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                /** @description The first date in New York. Defaults to today. Earlier dates count as today. */
                from?: string;
                /** @description The list of tours: day or night. */
                list: "day" | "night";
                /** @description Returns only departures with this `place`, which must be that of a visible tour. */
                place?: string;
                /** @description The last date. Defaults to the last date that can be booked, which is 90 days ahead unless the guide has changed it. */
                to?: string;
            };
            header?: {
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
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
                    "application/json": components["schemas"]["DepartureRecord"][];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                "application/json": components["schemas"]["BookingInput"];
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                "application/json": components["schemas"]["BookingInput"];
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    emailConfirmationsConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmationInput"];
            };
        };
        responses: {
            /** @description The email address was confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    authBecomeGuest: {
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
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    guideGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller is a guide. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideResponse"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    backupsState: {
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
                    "application/json": components["schemas"]["BackupState"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    backupsDownload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackupDownloadInput"];
            };
        };
        responses: {
            /** @description The backup, as mongodump writes it with --archive and --gzip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description There were too many attempts or emails; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                /** @description The character that separates columns. With semicolons, amounts have decimal commas, as spreadsheet programs in many languages expect. */
                separator?: "comma" | "semicolon";
                /** @description The last date; the range can have up to 731 dates. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in UTF-8, without formulas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    busyCalendarGet: {
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
                    "application/json": components["schemas"]["BusyCalendarRecord"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    busyCalendarConnect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusyCalendarInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyCalendarRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description There were too many attempts or emails; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    busyCalendarDisconnect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No calendar is connected anymore. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    busyCalendarRead: {
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
                    "application/json": components["schemas"]["BusyCalendarRecord"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description There were too many attempts or emails; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description There were too many attempts or emails; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    reportsRevokeAddress: {
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
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    colleaguesList: {
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
                    "application/json": components["schemas"]["ColleagueList"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    colleaguesRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The guide’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovalInput"];
            };
        };
        responses: {
            /** @description The user is no longer a guide. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    colleaguesMakeOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The guide’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerInput"];
            };
        };
        responses: {
            /** @description The guide is an owner. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description There were too many attempts or emails; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    colleaguesInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description There were too many attempts or emails; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    colleaguesRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link no longer works. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    colleaguesStepDown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller is a colleague. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                /** @description The number of dates. */
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    announcementsAnnounceArrival: {
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
                "application/json": components["schemas"]["ArrivalInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrivalAnswer"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    leadersAssign: {
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
                "application/json": components["schemas"]["LeaderInput"];
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    leadersChoices: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideChoice"][];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    daySheetMoveTargets: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveTarget"][];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    announcementsSet: {
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
                "application/json": components["schemas"]["NoticeInput"];
            };
        };
        responses: {
            /** @description Tickets show the announcement, and everyone who has booked gets it by email. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    announcementsDelete: {
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
            /** @description Deleted. Tickets no longer show it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    tipsNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The departure’s `id`. */
                id: string;
                /** @description The payment’s id, which the device generates. */
                payment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TipInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipsResponse"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    tipsReverse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The departure’s `id`. */
                id: string;
                /** @description The payment’s id, which the device generates. */
                payment: string;
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
                    "application/json": components["schemas"]["TipsResponse"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    waitingOrder: {
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
                "application/json": components["schemas"]["WaitingOrderInput"];
            };
        };
        responses: {
            /** @description Reordered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    waitingAdd: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key that the caller generates for this call, so that repeating the call doesn’t add the party twice. */
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
                "application/json": components["schemas"]["WaitingInput"];
            };
        };
        responses: {
            /** @description Added. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                /** @description A key that the caller generates for this call, so that repeating the call doesn’t add the party twice. */
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The events. Their data is a hash, a space, and a number. The hash covers the sheet except for attendance, payments, and arrivals. The number adds together the parties’ revisions, the count of payments, and the times of the guide’s arrival announcements in milliseconds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The guide has too many open connections; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                /** @description The last date; the range can have up to 731 dates. */
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    historyList: {
        parameters: {
            query?: {
                /** @description The `next` of the previous page. */
                before?: string;
                /** @description Only entries about the booking with this id. */
                booking?: string;
                /** @description Only entries about the departure with this id and about its bookings. */
                departure?: string;
                /** @description The id of the guide who made the changes. */
                guide?: string;
                /** @description What was changed. */
                kind?: "booking" | "departure" | "tour" | "settings" | "special-day" | "time-off" | "busy-calendar" | "calendar-address" | "mail" | "colleague" | "profile" | "backup";
                /** @description Only entries about the tour with this id and about its departures. */
                tour?: string;
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
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    mailState: {
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
                    "application/json": components["schemas"]["MailState"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    mailChoose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailChoiceInput"];
            };
        };
        responses: {
            /** @description The choice is saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    mailAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is queued. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    mailTold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification is recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    mailTest: {
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
                    "application/json": components["schemas"]["MailTest"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description There were too many attempts or emails; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    paymentsNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The party’s `id`. */
                id: string;
                list: "day" | "night";
                /** @description The payment’s id, which the device generates. */
                payment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInput"];
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    paymentsReverse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The party’s `id`. */
                id: string;
                list: "day" | "night";
                /** @description The payment’s id, which the device generates. */
                payment: string;
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
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    paymentMethodsGet: {
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
                    "application/json": components["schemas"]["PaymentMethodRecord"][];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    paymentMethodsChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodsInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodRecord"][];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    placesChangeAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacesInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceRecord"][];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    placesChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tour’s `id`. */
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    planningGet: {
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
                    "application/json": components["schemas"]["PlanningRecord"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    planningChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanningInput"];
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    planningCalendar: {
        parameters: {
            query: {
                /** @description The number of days. */
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
                    "application/json": components["schemas"]["CalendarDeparture"][];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    bulkChangeCarryOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A unique id that the caller chooses, such as a UUID. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChangeInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    bulkChangeUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A unique id that the caller chooses, such as a UUID. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Undone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
            409: {
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    bulkChangePreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkPreviewInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeparture"][];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    keptDeparturesAdd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the departure conflicts with: `clash`, `busy-calendar`, or the `id` of a time-off period. */
                conflict: string;
                /** @description The departure’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    keptDeparturesRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the departure conflicts with: `clash`, `busy-calendar`, or the `id` of a time-off period. */
                conflict: string;
                /** @description The departure’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not kept anymore. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    leadersAssignSuggested: {
        parameters: {
            query: {
                /** @description The number of days. */
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
                    "application/json": components["schemas"]["AssignedCount"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    profileGet: {
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
                    "application/json": components["schemas"]["GuideProfileRecord"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    profileChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuideProfileInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideProfileRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    profileAddPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/webp": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuidePhoto"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The body isn’t a JPEG or WebP photograph. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    moneyReport: {
        parameters: {
            query: {
                /** @description The first date. */
                from: string;
                /** @description The last date; the range can have up to 731 dates. */
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
                    "application/json": components["schemas"]["MoneyReport"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    moneyExport: {
        parameters: {
            query: {
                /** @description The first date. */
                from: string;
                /** @description The character that separates columns. With semicolons, amounts have decimal commas, as spreadsheet programs in many languages expect. */
                separator?: "comma" | "semicolon";
                /** @description The last date; the range can have up to 731 dates. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in UTF-8, without names of visitors and without formulas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    settingsGet: {
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
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    settingsChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    setupGet: {
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
                    "application/json": components["schemas"]["SetupRecord"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    specialDaysList: {
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
                    "application/json": components["schemas"]["SpecialDayRecord"][];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    specialDaysChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: "new-years-day" | "martin-luther-king-day" | "presidents-day" | "clocks-forward" | "st-patricks-parade" | "memorial-day" | "juneteenth" | "pride-march" | "independence-day" | "labor-day" | "september-11" | "columbus-day" | "marathon" | "clocks-back" | "veterans-day" | "thanksgiving" | "macys-parade" | "christmas" | "new-years-eve";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecialDayInput"];
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    timeOffList: {
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
                    "application/json": components["schemas"]["TimeOffRecord"][];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    timeOffAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeOffInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOffRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    timeOffDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    guideToursList: {
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
                    "application/json": components["schemas"]["GuideTourSummary"][];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    guideToursAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTourInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideTour"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    guideToursGet: {
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
                    "application/json": components["schemas"]["GuideTour"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    guideToursWrite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tour’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourContentInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideTour"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    guideToursDelete: {
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
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    guideToursAddPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tour’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/webp": string;
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedPhoto"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The body isn’t a JPEG or WebP photograph. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    guideToursPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tour’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourPreviewInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourPreview"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    translationsList: {
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
                    "application/json": components["schemas"]["TranslationRecord"][];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    translationsReplace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tour’s `id`. */
                id: string;
                language: "es" | "fr" | "de" | "it" | "pt" | "zh";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    guideToursSetHidden: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tour’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisibilityInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideTour"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    guideToursOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourOrderInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideTourSummary"][];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    guideToursListPromisedPrices: {
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
                    "application/json": components["schemas"]["TourPromisedPriceRecord"][];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    guideToursSetPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PricesInput"];
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                /** @description Any part of a username, an email address, or a contact’s name, email address, or phone number, ignoring case and accents. */
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                /** @description The visitor’s `id` from the search. */
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
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    reportsVisitReport: {
        parameters: {
            query: {
                /** @description The first date. */
                from: string;
                /** @description The last date; the range can have up to 731 dates. */
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
                    "application/json": components["schemas"]["VisitReport"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    waitingRemove: {
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
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    waitingAccept: {
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
            /** @description Booked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The item doesn’t exist, or the caller may not make this call. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    invitationAccept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationSecret"];
            };
        };
        responses: {
            /** @description The user is a colleague. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The link has expired, or was used or revoked. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    invitationFind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationSecret"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationDetails"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The link has expired, or was used or revoked. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
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
            /** @description There were too many attempts or emails; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                /** @description A key that the caller generates for this booking. A second call to the same list with the same key returns the existing booking instead of adding one. */
                "Idempotency-Key"?: string;
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBookingInput"];
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The `Idempotency-Key` was already used for a different booking. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                /** @description A key that the caller generates for this booking. A second call to the same list with the same key returns the existing booking instead of adding one. */
                "Idempotency-Key"?: string;
                /** @description If present, a caller with neither a token nor a cookie gets a 401 instead of the open list. */
                "X-Own-List"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBookingInput"];
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
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The `Idempotency-Key` was already used for a different booking. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    passwordResetsReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordInput"];
            };
        };
        responses: {
            /** @description The password was set. The caller isn’t signed in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    passwordResetsRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetInput"];
            };
        };
        responses: {
            /** @description If an account has this email address, the link is on its way. The response is the same if there is no such account. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description There were too many attempts or emails; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no booking or session with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
            /** @description The user whose token it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The call conflicts with stored data. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    catalogList: {
        parameters: {
            query?: {
                /** @description A part of New York where the tour must start or end. */
                area?: string;
                /** @description A date in New York, or a name for dates relative to today. */
                date?: string;
                /** @description Whether dogs must be allowed. */
                dog?: string;
                /** @description The maximum duration in hours. */
                hours?: string;
                /** @description The tour’s language, as a BCP 47 tag. */
                language?: string;
                /** @description The size of the party, which needs room at one departure. */
                party?: string;
                /** @description The maximum price in dollars for each person. */
                price?: string;
                /** @description Whether the tour must be possible without steps. */
                stepFree?: string;
                /** @description Whether the tour must be possible with a stroller. */
                stroller?: string;
                /** @description The list that the tour is on. */
                time?: string;
            };
            header?: {
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
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
                    "application/json": components["schemas"]["TourSummary"][];
                };
            };
            /** @description The query is invalid. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    catalogGet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
            };
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
            /** @description The tour does not exist. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    tourBookingsReserve: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the tours’ names and texts: one of en, es, fr, de, it, pt, zh. Defaults to English. Texts that aren’t translated are in English. */
                "Accept-Language"?: string;
                /** @description A unique key that the caller generates for this booking. Repeating the call with the same key returns the existing booking and adds nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The tour’s `id`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourBookingInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketRecord"];
                };
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired, or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser sent this call from a page of a different site; or, if there are `errors`, the password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description The call conflicts with stored data. */
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
            /** @description The `Idempotency-Key` was already used for a different booking. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    catalogPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file’s name. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photograph. It never changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            /** @description The photograph does not exist. */
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
    visitsCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitInput"];
            };
        };
        responses: {
            /** @description Counted, or ignored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body or a header is invalid; `errors` names the fields. */
            400: {
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
            /** @description The service is briefly unavailable; `Retry-After` contains the number of seconds to wait. */
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
export const pathsApiGuideBookingsCsvGetParametersQuerySeparatorValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/bookings.csv"]["get"]["parameters"]["query"]["separator"]> = ["comma", "semicolon"];
export const pathsApiGuideHistoryGetParametersQueryKindValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/history"]["get"]["parameters"]["query"]["kind"]> = ["booking", "departure", "tour", "settings", "special-day", "time-off", "busy-calendar", "calendar-address", "mail", "colleague", "profile", "backup"];
export const pathsApiGuidePartiesListIdPutParametersPathListValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/parties/{list}/{id}"]["put"]["parameters"]["path"]["list"]> = ["day", "night"];
export const pathsApiGuidePartiesListIdDeleteParametersPathListValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/parties/{list}/{id}"]["delete"]["parameters"]["path"]["list"]> = ["day", "night"];
export const pathsApiGuidePartiesListIdCancellationPutParametersPathListValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/parties/{list}/{id}/cancellation"]["put"]["parameters"]["path"]["list"]> = ["day", "night"];
export const pathsApiGuidePartiesListIdCancellationDeleteParametersPathListValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/parties/{list}/{id}/cancellation"]["delete"]["parameters"]["path"]["list"]> = ["day", "night"];
export const pathsApiGuidePartiesListIdPaymentsPaymentPutParametersPathListValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/parties/{list}/{id}/payments/{payment}"]["put"]["parameters"]["path"]["list"]> = ["day", "night"];
export const pathsApiGuidePartiesListIdPaymentsPaymentDeleteParametersPathListValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/parties/{list}/{id}/payments/{payment}"]["delete"]["parameters"]["path"]["list"]> = ["day", "night"];
export const pathsApiGuideReportsPaymentsCsvGetParametersQuerySeparatorValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/reports/payments.csv"]["get"]["parameters"]["query"]["separator"]> = ["comma", "semicolon"];
export const pathsApiGuideSpecialDaysNamePutParametersPathNameValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/special-days/{name}"]["put"]["parameters"]["path"]["name"]> = ["new-years-day", "martin-luther-king-day", "presidents-day", "clocks-forward", "st-patricks-parade", "memorial-day", "juneteenth", "pride-march", "independence-day", "labor-day", "september-11", "columbus-day", "marathon", "clocks-back", "veterans-day", "thanksgiving", "macys-parade", "christmas", "new-years-eve"];
export const pathsApiGuideToursIdTranslationsLanguagePutParametersPathLanguageValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/tours/{id}/translations/{language}"]["put"]["parameters"]["path"]["language"]> = ["es", "fr", "de", "it", "pt", "zh"];
export const pathsApiGuideWaitingListIdDeleteParametersPathListValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/waiting/{list}/{id}"]["delete"]["parameters"]["path"]["list"]> = ["day", "night"];
export const pathsApiGuideWaitingListIdAcceptPostParametersPathListValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/guide/waiting/{list}/{id}/accept"]["post"]["parameters"]["path"]["list"]> = ["day", "night"];
export const accessInputStepFreeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["AccessInput"]["stepFree"]> = ["YES", "DETOUR", "NO"];
export const accessInputStrollerValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["AccessInput"]["stroller"]> = ["YES", "DETOUR", "NO"];
export const accessRecordStepFreeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["AccessRecord"]["stepFree"]> = ["YES", "DETOUR", "NO"];
export const accessRecordStrollerValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["AccessRecord"]["stroller"]> = ["YES", "DETOUR", "NO"];
export const ageUnitValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["AgeUnit"]> = ["SENIOR", "ADULT", "YOUTH", "CHILD", "INFANT"];
export const areaValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Area"]> = ["downtown", "midtown", "uptown", "brooklyn", "queens", "bronx", "staten-island"];
export const arrivalInputStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ArrivalInput"]["state"]> = ["here", "late", "unknown"];
export const arrivalRecordStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ArrivalRecord"]["state"]> = ["here", "late"];
export const availabilityValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Availability"]> = ["AVAILABLE", "LIMITED", "SOLD_OUT", "CLOSED"];
export const backupStateProblemValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["BackupState"]["problem"]> = ["unreadable", "missing", "failed", "late", "unproved"];
export const bulkChangeInputStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["BulkChangeInput"]["state"]> = ["open", "closed", "cancelled"];
export const bulkDepartureListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["BulkDeparture"]["list"]> = ["day", "night"];
export const bulkDepartureObstacleValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["BulkDeparture"]["obstacle"]> = ["started", "other-date", "past"];
export const bulkDepartureStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["BulkDeparture"]["state"]> = ["open", "closed", "cancelled"];
export const bulkPreviewInputStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["BulkPreviewInput"]["state"]> = ["open", "closed", "cancelled"];
export const bulkPreviewInputWeekdaysValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["BulkPreviewInput"]["weekdays"]> = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
export const calendarDepartureListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["CalendarDeparture"]["list"]> = ["day", "night"];
export const calendarDepartureStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["CalendarDeparture"]["state"]> = ["open", "closed", "cancelled"];
export const closureReasonValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ClosureReason"]> = ["guide-busy", "time-off", "special-day", "busy-calendar"];
export const contactSettingValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ContactSetting"]> = ["CONTACT_PHONE", "CONTACT_EMAIL"];
export const crowdedDayValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["CrowdedDay"]> = ["macys-parade", "new-years-eve", "marathon", "st-patricks-parade", "pride-march", "independence-day", "september-11"];
export const deliveryProblemKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DeliveryProblem"]["kind"]> = ["booked", "confirm", "changed", "withdrawn", "update", "cancelled", "changed-by-guide", "moved", "restored", "reminder", "thanks", "from-guide", "waiting", "offer", "offer-lapsed", "waiting-over", "reset-password", "confirm-address", "email-changed", "account-deleted", "news", "digest", "evening", "full", "offered", "mail-fails"];
export const deliveryProblemWhyValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DeliveryProblem"]["why"]> = ["no-address", "no-mail", "delayed", "failed", "unknown", "limited"];
export const departureClashListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DepartureClash"]["list"]> = ["day", "night"];
export const departureInputStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DepartureInput"]["state"]> = ["open", "closed", "cancelled"];
export const exchangeStepFromValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ExchangeStep"]["from"]> = ["site", "server"];
export const featureInputTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["FeatureInput"]["type"]> = ["HIGHLIGHT", "INCLUSION", "EXCLUSION", "PREARRIVAL_INFORMATION", "ACCESSIBILITY_INFORMATION", "CANCELLATION_TERM"];
export const featureRecordTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["FeatureRecord"]["type"]> = ["HIGHLIGHT", "INCLUSION", "EXCLUSION", "PREARRIVAL_INFORMATION", "ACCESSIBILITY_INFORMATION", "CANCELLATION_TERM"];
export const filterNameValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["FilterName"]> = ["date", "time", "party", "stepFree", "stroller", "dog", "area", "hours", "language", "price"];
export const guideRoleValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["GuideRole"]> = ["owner", "colleague"];
export const guideTourListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["GuideTour"]["list"]> = ["day", "night"];
export const guideTourSummaryListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["GuideTourSummary"]["list"]> = ["day", "night"];
export const healthStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Health"]["status"]> = ["ok"];
export const historyEntryRecordActionValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["HistoryEntryRecord"]["action"]> = ["added", "changed", "deleted"];
export const historyEntryRecordKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["HistoryEntryRecord"]["kind"]> = ["booking", "departure", "tour", "settings", "special-day", "time-off", "busy-calendar", "calendar-address", "mail", "colleague", "profile", "backup"];
export const ledDepartureRecordListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LedDepartureRecord"]["list"]> = ["day", "night"];
export const locationInputTypesValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LocationInput"]["types"]> = ["START", "ITINERARY_ITEM", "POINT_OF_INTEREST", "END"];
export const locationRecordTypesValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LocationRecord"]["types"]> = ["START", "ITINERARY_ITEM", "POINT_OF_INTEREST", "END"];
export const mailChoiceInputBookingsValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["MailChoiceInput"]["bookings"]> = ["each", "daily", "none"];
export const mailStateModeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["MailState"]["mode"]> = ["smtp", "folder", "none"];
export const mediaRecordRelValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["MediaRecord"]["rel"]> = ["COVER", "GALLERY"];
export const messageRecordKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["MessageRecord"]["kind"]> = ["booked", "confirm", "changed", "withdrawn", "update", "cancelled", "changed-by-guide", "moved", "restored", "reminder", "thanks", "from-guide", "waiting", "offer", "offer-lapsed", "waiting-over", "reset-password", "confirm-address", "email-changed", "account-deleted", "news", "digest", "evening", "full", "offered", "mail-fails"];
export const messageRecordStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["MessageRecord"]["status"]> = ["queued", "claimed", "sending", "retrying", "sent", "failed", "unknown", "withheld", "limited", "told"];
export const newTourInputListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["NewTourInput"]["list"]> = ["day", "night"];
export const pageVisitsListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PageVisits"]["list"]> = ["day", "night"];
export const paymentKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PaymentKind"]> = ["FARE", "DEPOSIT", "TIP", "REFUND"];
export const paymentMethodKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PaymentMethodKind"]> = ["CASH", "CARD", "VENMO", "PAYPAL", "CASH_APP", "ZELLE", "OTHER"];
export const paymentUseValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PaymentUse"]> = ["FARE", "DEPOSIT", "TIP"];
export const placeFiguresListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlaceFigures"]["list"]> = ["day", "night"];
export const placeInputBookedDeparturesValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlaceInput"]["bookedDepartures"]> = ["keep", "change"];
export const placeInputWeekdaysValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlaceInput"]["weekdays"]> = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
export const placeRecordListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlaceRecord"]["list"]> = ["day", "night"];
export const placeRecordWeekdaysValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlaceRecord"]["weekdays"]> = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
export const placesInputBookedDeparturesValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlacesInput"]["bookedDepartures"]> = ["keep", "change"];
export const placesInputWeekdaysValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlacesInput"]["weekdays"]> = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
export const previewTranslationInputLanguageValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PreviewTranslationInput"]["language"]> = ["es", "fr", "de", "it", "pt", "zh"];
export const priceKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PriceKind"]> = ["PERSON", "PARTY", "AGE", "TIPS", "WISH", "WORDS"];
export const pricingRecordCurrencyValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PricingRecord"]["currency"]> = ["USD"];
export const pricingRecordCurrencyPrecisionValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PricingRecord"]["currencyPrecision"]> = [2];
export const readinessStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Readiness"]["status"]> = ["ok"];
export const refusalCodeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RefusalCode"]> = ["unavailable", "failure", "nothing-here", "too-many-requests", "too-slow", "another-site", "session-ended", "sign-in-first", "become-somebody-first", "invalid-credentials", "too-many-sign-ins", "too-many-resets", "too-many-mails", "no-mail", "reset-link-over", "confirm-link-over", "reset-link-broken", "busy-signing-in", "wrong-password", "no-session", "username-taken", "username-reserved", "username-invalid", "sign-in-name-invalid", "email-taken", "email-of-another", "email-invalid", "email-too-long", "email-is-password", "password-length", "password-common", "password-is-name", "guide-password-short", "place-invalid", "place-unknown", "day-invalid", "people-invalid", "time-invalid", "date-unreadable", "date-invalid", "date-out-of-range", "date-not-on-day", "no-such-start", "no-such-tour", "overlapping-invalid", "booked-already", "overlapping", "contact-missing", "contact-invalid", "contact-unreachable", "contact-name-invalid", "phone-invalid", "whatsapp-invalid", "whatsapp-without-phone", "note-too-long", "busy", "no-booking", "link-needed", "link-incomplete", "key-invalid", "key-used", "already-waiting", "no-longer-held", "email-needed", "unconfirmed", "change-by-link", "account-unconfirmed", "corrected-too-often", "hold-over", "list-full", "guest-limit", "network-limit", "party-too-large", "too-many-ages", "price-changed", "not-offered", "booking-canceled", "over", "too-late", "closed", "not-at-this-time", "canceled", "moved", "first-too-late", "full", "no-day-with-room", "party-gone", "party-changed", "party-canceled", "bookings-over", "not-waiting", "waiting-list-changed", "no-offer", "departure-canceled", "arrival-not-now", "payment-id-used", "payment-gone", "already-paid", "nothing-owed", "fare-above-owed", "refund-above-paid", "payment-refunded", "canceled-takes-no-fare", "walk-in-has-paid", "too-many-windows", "settings-changed", "setting-fixed", "no-backup", "last-owner", "too-many-invitations", "invitation-over", "already-guide", "colleague-password-short", "time-off-ends-first", "time-off-over", "time-off-too-late", "too-much-time-off", "calendar-address-invalid", "calendar-unreachable", "calendar-server-error", "calendar-too-large", "not-a-calendar", "own-calendar", "calendar-too-full", "calendar-tried-too-often", "departure-changed", "move-without-room", "move-after-start", "move-to-same-date", "move-to-canceled", "move-out-of-range", "no-such-guide", "guide-off", "guide-leads-other", "too-many-departures", "nothing-to-change", "departure-unchangeable", "no-such-departure", "bulk-change-repeated", "undo-after-email", "undo-too-late", "tour-changed", "tours-changed", "departures-booked", "tour-booked", "nothing-to-read", "too-many-tours", "tour-name-taken", "tour-name-without-letters", "tour-name-by-night", "translation-changed", "translation-too-long", "translation-lines", "first-cutoff-shorter", "season-ends-first", "season-too-long", "seasons-overlap", "price-without-amount", "price-without-words", "price-without-adults", "payment-link-invalid", "payment-name-missing", "price-ages-order", "photo-type", "photo-damaged", "photo-too-large", "too-many-photos", "photo-gone", "no-mail-server", "mail-just-tried", "mail-not-repeatable", "mail-on-its-way", "range-invalid"];
export const seasonInputWeekdaysValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SeasonInput"]["weekdays"]> = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
export const settingNameValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SettingName"]> = ["siteName", "contactPhone", "contactEmail", "maxDaysAhead", "contactRequired", "confirm", "reviewUrl", "maxBookings", "guestPeoplePerDeparture", "guestPeoplePerNetwork", "retentionMonths", "guestDays", "openList", "openListMax", "openListHours"];
export const setupStepNameValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SetupStepName"]> = ["profile", "contact", "tours-at-once", "hours", "spots", "prices", "mail", "trial", "backup"];
export const sheetDepartureListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SheetDeparture"]["list"]> = ["day", "night"];
export const sheetDepartureStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SheetDeparture"]["state"]> = ["open", "closed", "cancelled"];
export const siteLanguageValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SiteLanguage"]> = ["en", "es", "fr", "de", "it", "pt", "zh"];
export const specialDayNameValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SpecialDayName"]> = ["new-years-day", "martin-luther-king-day", "presidents-day", "clocks-forward", "st-patricks-parade", "memorial-day", "juneteenth", "pride-march", "independence-day", "labor-day", "september-11", "columbus-day", "marathon", "clocks-back", "veterans-day", "thanksgiving", "macys-parade", "christmas", "new-years-eve"];
export const ticketCancellationByValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TicketCancellation"]["by"]> = ["visitor", "guide"];
export const ticketRecordListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TicketRecord"]["list"]> = ["day", "night"];
export const ticketRecordStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TicketRecord"]["status"]> = ["CONFIRMED", "CANCELLED", "WAITING", "ON_HOLD", "EXPIRED"];
export const tourDetailsDefaultCurrencyValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TourDetails"]["defaultCurrency"]> = ["USD"];
export const tourDetailsListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TourDetails"]["list"]> = ["day", "night"];
export const tourDetailsPricingPerValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TourDetails"]["pricingPer"]> = ["UNIT", "BOOKING"];
export const tourMoneyListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TourMoney"]["list"]> = ["day", "night"];
export const tourSeasonWeekdaysValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TourSeason"]["weekdays"]> = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
export const tourSummaryDefaultCurrencyValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TourSummary"]["defaultCurrency"]> = ["USD"];
export const tourSummaryListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TourSummary"]["list"]> = ["day", "night"];
export const tourSummaryPricingPerValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TourSummary"]["pricingPer"]> = ["UNIT", "BOOKING"];
export const translationRecordLanguageValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TranslationRecord"]["language"]> = ["es", "fr", "de", "it", "pt", "zh"];
export const visibilityInputBookedDeparturesValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["VisibilityInput"]["bookedDepartures"]> = ["keep"];
export const visitInputLanguageValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["VisitInput"]["language"]> = ["en", "es", "fr", "de", "it", "pt", "zh"];
export const visitorBookingListValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["VisitorBooking"]["list"]> = ["day", "night"];
export const visitStepValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["VisitStep"]> = ["SEEN", "DATE_CHOSEN", "CONTACT_GIVEN", "BOOKED", "CANCELLED"];
export const weekdayValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Weekday"]> = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
