import { Global, Module, type DynamicModule } from '@nestjs/common';
import { AccountModule } from './account/account.module';
import { AuthModule } from './auth/auth.module';
import { BackupsModule } from './backups/backups.module';
import { TourPagesModule } from './tours/pages/tour-pages.module';
import { ColleaguesModule } from './colleagues/colleagues.module';
import { CONFIG, type Config } from './config';
import { DatabaseModule } from './database/database.module';
import { DaySheetModule } from './day-sheet/day-sheet.module';
import { DeparturesModule } from './departures/departures.module';
import { GuidesModule } from './guides/guides.module';
import { ProfileModule } from './guides/profile/profile.module';
import { HealthController } from './health/health.controller';
import { HistoryModule } from './history/history.module';
import { HistoryReadingModule } from './history/reading/history-reading.module';
import { ListsModule } from './lists/lists.module';
import { MailModule } from './mail/mail.module';
import { MetricsModule } from './metrics/metrics.module';
import { PaymentsModule } from './payments/payments.module';
import { PlanningModule } from './planning/planning.module';
import { ReportsModule } from './reports/reports.module';
import { SettingsEditingModule } from './settings/editing/settings-editing.module';
import { SettingsModule } from './settings/settings.module';
import { SetupModule } from './setup/setup.module';
import { TicketsModule } from './tickets/tickets.module';
import { VisitsModule } from './visits/visits.module';
import { BookingsModule } from './bookings/bookings.module';
import { MIGRATIONS } from './migrations/migrations';
import { fillDatabase } from './tours/seed/fill-database';
import { Registry } from 'prom-client';

@Global()
@Module({
  imports: [
    DatabaseModule.with({ migrations: MIGRATIONS, fill: fillDatabase }),
    HistoryModule,
    SettingsModule,
    AuthModule,
    GuidesModule,
    DeparturesModule,
    TourPagesModule,
    BookingsModule,
    AccountModule,
    ProfileModule,
    ListsModule,
    TicketsModule,
    SetupModule,
    PaymentsModule,
    PlanningModule,
    SettingsEditingModule,
    DaySheetModule,
    ReportsModule,
    HistoryReadingModule,
    ColleaguesModule,
    VisitsModule,
    MailModule,
    BackupsModule,
    MetricsModule,
  ],
  controllers: [HealthController],
})
export class AppModule {
  static with(config: Config, registry: Registry): DynamicModule {
    return {
      module: AppModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Registry, useValue: registry },
      ],
      exports: [CONFIG, Registry],
    };
  }
}
