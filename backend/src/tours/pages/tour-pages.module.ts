import { Module } from '@nestjs/common';
import { CatalogController } from './catalog.controller';
import { CatalogService } from './catalog.service';
import { TourRenderer } from './tour-renderer';

/** Shows the tours to visitors, in the API and on rendered pages. */
@Module({
  controllers: [CatalogController],
  providers: [CatalogService, TourRenderer],
  exports: [CatalogService, TourRenderer],
})
export class TourPagesModule {}
