import { journeys } from './journeys/journeys';
import { visits } from './visit';

const { visit } = visits();

for (const journey of journeys) visit(journey);
