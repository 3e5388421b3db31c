import { Module } from '@nestjs/common';
import { CatalogController } from './catalog.controller';
import { CatalogService } from './catalog.service';
import { TourRenderer } from './tour-renderer';

/** The tours as visitors read them: calls, and pages. */
@Module({
  controllers: [CatalogController],
  providers: [CatalogService, TourRenderer],
  exports: [CatalogService, TourRenderer],
})
export class TourPagesModule {}
