import { Global, Module } from '@nestjs/common';
import { OwnedLists } from './owned-lists';

@Global()
@Module({ providers: [OwnedLists], exports: [OwnedLists] })
export class OwnerModule {}
