import { Module } from '@nestjs/common';
import { SiteSettingsController } from './site-settings.controller';

/** Lets owners change the site's settings. */
@Module({ controllers: [SiteSettingsController] })
export class SettingsEditingModule {}
