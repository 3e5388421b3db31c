import { Module } from '@nestjs/common';
import { ProfileController } from './profile.controller';
import { ProfileEditorService } from './profile-editor.service';

/** Lets guides change their profiles. */
@Module({ controllers: [ProfileController], providers: [ProfileEditorService] })
export class ProfileModule {}
