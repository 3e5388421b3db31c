// Runs for each file of API tests. The files share their modules, so app.ts itself runs only once.
import { stopSharedApp } from './app';

afterAll(stopSharedApp);
