import { Combobox, useListCollection } from '@ark-ui/react/combobox';
import { exposeReact } from '../../../src/page/exposeReact.ts';
import { PLACES } from '../../../src/page/places.ts';

function Field() {
  const { collection } = useListCollection({
    initialItems: [...PLACES],
    itemToValue: ({ id }) => id,
    itemToString: ({ label }) => label,
  });
  return (
    <Combobox.Root collection={collection} openOnClick lazyMount unmountOnExit>
      <Combobox.Label>Destination</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input />
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content>
          {collection.items.map((place) => (
            <Combobox.Item key={place.id} item={place}>
              <Combobox.ItemText>{place.label}</Combobox.ItemText> <small>{place.description}</small>
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}

exposeReact(() => <Field />);
