import { Global, Module } from '@nestjs/common';
import { BackupsModule } from '../backups/backups.module';
import { SetupChoices } from './setup-choices.service';
import { SetupController } from './setup.controller';
import { SetupService } from './setup.service';

/** The steps of setting up the site. Global, because saving some settings completes a step. */
@Global()
@Module({
  imports: [BackupsModule],
  controllers: [SetupController],
  providers: [SetupChoices, SetupService],
  exports: [SetupChoices],
})
export class SetupModule {}
