import { Link } from '@sabadora/design-system/Link';

export function Example() {
  return (
    <p>
      A dog may come along; see <Link href="#house-rules">the rules of the house</Link>, or write to{' '}
      <Link href="https://example.com/" target="_blank">
        the hotel
      </Link>
      .
    </p>
  );
}
