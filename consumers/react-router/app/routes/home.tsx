import { now } from '../now';
import { TravelPage } from '../TravelPage';

export default function Home() {
  return <TravelPage now={now} />;
}
