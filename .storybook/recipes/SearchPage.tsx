import { Button } from '@sabadora/design-system/Button';
import { DestinationField } from '@sabadora/design-system/DestinationField';
import { Stack } from '@sabadora/design-system/Layout';
import { OfferCard } from '@sabadora/design-system/OfferCard';
import { Pagination } from '@sabadora/design-system/Pagination';
import { SearchBox } from '@sabadora/design-system/SearchBox';
import {
  useDestinationSuggestions,
  usePagination,
  useSearchAddress,
  useSearchBox,
  useStaySearch,
  type SearchAddressState,
} from '@sabadora/hooks';
import { useState } from 'react';

/** A place and its stays. The search is in the address, so that it can be shared, reloaded and returned to. */
export function SearchPage() {
  const search = useSearchAddress();
  return (
    <main>
      <Stack gap={24}>
        <Place search={search} />
        <Stays search={search} />
      </Stack>
    </main>
  );
}

function Place({ search }: { search: SearchAddressState }) {
  const box = useSearchBox(search);
  const [chosen, setChosen] = useState<string>();
  const [text, setText] = useState('');
  const { suggestions, isLoading } = useDestinationSuggestions({ text, isEnabled: text !== '' });
  const choose = (id?: string) => {
    const place = suggestions?.find((found) => String(found.id) === id);
    box.setDestination(place ?? null);
    setChosen(place?.label);
  };
  return (
    <SearchBox label="Search stays" action="/search" submitLabel="Search" onSubmit={box.search}>
      <DestinationField
        label="Destination"
        placeholder="Where would you like to go?"
        value={chosen === undefined ? undefined : { id: chosen, label: chosen }}
        inputValue={text}
        onInputChange={setText}
        isLoading={isLoading}
        suggestions={suggestions?.map((found) => ({ ...found, id: String(found.id) }))}
        onChoose={choose}
        onClear={() => choose()}
      />
    </SearchBox>
  );
}

function Stays({ search }: { search: SearchAddressState }) {
  const { criteria, flow, page } = search;
  const { status, results, details, retry } = useStaySearch({ criteria, flow, page });
  const { items, current, legend } = usePagination({ page, total: details?.totalCount ?? 0 });
  if (status === 'loading') return <p role="status">Searching …</p>;
  if (status === 'error') return <Button onClick={retry}>Search again</Button>;
  return (
    <Stack as="section" gap={24} aria-label={`${legend.total} stays`}>
      {results.map(({ hotelId, mainPackage: { hotel, ...stay } }) => (
        <OfferCard
          key={hotelId}
          headingLevel={2}
          href={`/stay/${stay.id}`}
          name={hotel.label}
          label={stay.label}
          place={hotel.location.label}
          photos={[]}
          price={{ priceCents: stay.sellPrice, referenceCents: stay.refPrice ?? undefined }}
        />
      ))}
      <Pagination items={items} current={current} hrefOf={(number) => search.pageHref(number - 1)} />
    </Stack>
  );
}
