import { Combobox } from '@base-ui/react/combobox';
import { exposeReact } from '../../../src/page/exposeReact.ts';
import { PLACES, type Place } from '../../../src/page/places.ts';

exposeReact(() => (
  <Combobox.Root items={PLACES}>
    <Combobox.Input aria-label="Destination" />
    <Combobox.Portal>
      <Combobox.Positioner>
        <Combobox.Popup>
          <Combobox.List>
            {(place: Place) => (
              <Combobox.Item key={place.id} value={place}>
                <span>{place.label}</span> <small>{place.description}</small>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  </Combobox.Root>
));
