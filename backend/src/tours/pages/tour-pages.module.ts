import { Module } from '@nestjs/common';
import { CatalogController } from './catalog.controller';
import { CatalogService } from './catalog.service';
import { TourRenderer } from './tour-renderer';

/** The tours for visitors: the routes of the API, and the rendered pages. */
@Module({
  controllers: [CatalogController],
  providers: [CatalogService, TourRenderer],
  exports: [CatalogService, TourRenderer],
})
export class TourPagesModule {}
