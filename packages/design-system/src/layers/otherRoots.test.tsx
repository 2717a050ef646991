import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog/index.ts';
import { exampleDestinations } from '../DestinationField/exampleDestinations.ts';
import { DestinationField } from '../DestinationField/index.ts';
import '../DestinationField/onDemandParts.ts';
import { DisclosureNavigation } from '../DisclosureNavigation/index.ts';
import { Dropdown } from '../Dropdown/index.ts';
import { dragMouse, middleOf, moveMouse } from '../testing/finger.ts';
import { cleanup, render, waitFor } from '../testing/render.tsx';
import { settled } from '../testing/settle.ts';
import { Tooltip } from '../Tooltip/index.ts';

/** A place outside of the page's own document tree, into which components are rendered. */
interface Place {
  container: HTMLElement;
  root: Document | ShadowRoot;
  /** The element that contains the place, to be removed after the test. */
  outer: HTMLElement;
}

function shadowRoot(): Place {
  const outer = document.createElement('div');
  document.body.append(outer);
  const root = outer.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  root.append(container);
  return { container, root, outer };
}

function frame(): Place {
  const outer = document.createElement('iframe');
  outer.style.cssText = 'width: 1000px; height: 600px; border: 0';
  document.body.append(outer);
  const root = outer.contentDocument;
  if (!root) throw new Error('no document in the frame');
  const container = root.createElement('div');
  root.body.append(container);
  // Without the components' styles, an open dialog would cover nothing.
  for (const style of document.querySelectorAll('style')) root.head.append(style.cloneNode(true));
  return { container, root, outer };
}

describe.each([
  ['a shadow root', shadowRoot],
  ['the document of a frame', frame],
])('in %s', (_, makePlace) => {
  let place: Place;

  const draw = (children: ReactNode) => {
    place = makePlace();
    // Rendered by a portal of the page's React, as a consumer may do.
    return render(createPortal(children, place.container));
  };
  afterEach(() => {
    cleanup();
    place.outer.remove();
  });

  const find = (selector: string): HTMLElement => {
    const found = place.container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  /** The centre of an element, in the window of the test. */
  const middle = (selector: string) => {
    const { x, y } = middleOf(find(selector));
    const isFrame = place.outer instanceof HTMLIFrameElement;
    const from = isFrame ? place.outer.getBoundingClientRect() : { x: 0, y: 0 };
    return { x: from.x + x, y: from.y + y };
  };
  const press = (selector: string) => dragMouse(middle(selector));

  function Filter({
    onClose,
    kind = 'form',
  }: {
    onClose: (reason: string) => void;
    kind?: 'form' | 'content';
  }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Dropdown
          label="Price"
          kind={kind}
          isOpen={isOpen}
          onOpenChange={(willBeOpen, { reason }) => {
            if (!willBeOpen) onClose(reason);
            setOpen(willBeOpen);
          }}
        >
          <input aria-label="Least price" />
        </Dropdown>
        <button type="button" id="elsewhere" style={{ position: 'fixed', top: 500, left: 500 }}>
          Elsewhere
        </button>
      </>
    );
  }

  test('a dropdown stays for a press inside, closes for one outside and for Escape, and gives the focus back', async () => {
    const onClose = vi.fn<(reason: string) => void>();
    draw(<Filter onClose={onClose} />);
    await press('button');
    expect(place.root.activeElement).toBe(find('[role=dialog]'));
    await press('input');
    expect(onClose).not.toHaveBeenCalled();
    expect(find('[popover]').matches(':popover-open')).toBe(true);
    await press('#elsewhere');
    expect(onClose.mock.calls).toEqual([['outside']]);
    await press('button');
    await press('input');
    await userEvent.keyboard('{Escape}');
    expect(onClose.mock.calls).toEqual([['outside'], ['escape']]);
    expect(place.root.activeElement).toBe(find('button'));
  });

  test('a dialog takes the focus, goes round with Tab, closes for Escape and gives the focus back', async () => {
    const onClose = vi.fn<(reason: string) => void>();
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" id="opener" onClick={() => setOpen(true)}>
            Open
          </button>
          <Dialog
            title="Filters"
            isOpen={isOpen}
            onOpenChange={(willBeOpen, { reason }) => {
              onClose(reason);
              setOpen(willBeOpen);
            }}
          >
            <input aria-label="Least price" />
          </Dialog>
        </>
      );
    }
    draw(<Page />);
    await press('#opener');
    const dialog = find('dialog');
    await settled(dialog);
    expect(place.root.activeElement).toBe(dialog);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(place.root.activeElement).toBe(find('input'));
    await userEvent.keyboard('{Tab}');
    expect(place.root.activeElement).toBe(find('dialog button'));
    const page = dialog.ownerDocument.documentElement;
    expect(page.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(onClose.mock.calls).toEqual([['escape']]);
    expect(page.style.overflow).toBe('');
    await waitFor(() => expect(place.root.activeElement).toBe(find('#opener')));
  });

  test('a dialog closes for a press on its backdrop alone', async () => {
    const onClose = vi.fn<(reason: string) => void>();
    draw(
      <Dialog title="Filters" isOpen onOpenChange={(_, { reason }) => onClose(reason)}>
        <p>Text</p>
      </Dialog>,
    );
    const dialog = find('dialog');
    await settled(dialog);
    const { left, top } = place.outer.getBoundingClientRect();
    const [inside, outside] = [middle('p'), { x: Math.max(0, left) + 4, y: Math.max(0, top) + 4 }];
    await dragMouse(inside, outside);
    await dragMouse(outside, inside);
    await dragMouse(inside);
    expect(onClose).not.toHaveBeenCalled();
    await dragMouse(outside);
    expect(onClose.mock.calls).toEqual([['outside']]);
  });

  test('a tooltip stands beside its control, and a press on its own text leaves it', async () => {
    draw(
      <div style={{ padding: '6rem' }}>
        <Tooltip content="Saved for later">
          <button type="button">Save</button>
        </Tooltip>
      </div>,
    );
    await moveMouse(middle('button'));
    await waitFor(() => expect(find('[role=tooltip]').matches(':popover-open')).toBe(true));
    await press('[role=tooltip]');
    expect(find('[role=tooltip]').matches(':popover-open')).toBe(true);
  });

  test('a combobox opens, keeps its list while its options are pressed, and takes one', async () => {
    const onChoose = vi.fn<(id: string) => void>();
    draw(
      <DestinationField
        label="Destination"
        inputValue=""
        onInputChange={() => {}}
        suggestions={exampleDestinations}
        onChoose={onChoose}
        onClear={() => {}}
      />,
    );
    await press('input');
    await waitFor(() => find('[role=option]'));
    await userEvent.keyboard('{ArrowDown}');
    expect(find('[aria-selected=true]').id).toBe(find('input').getAttribute('aria-activedescendant'));
    await press('[role=option]');
    expect(onChoose).toHaveBeenCalledOnce();
  });

  test('a navigation opens, goes on by arrow keys, and closes for Escape', async () => {
    draw(
      <DisclosureNavigation
        label="Ideas"
        items={[
          { id: 'sea', label: 'Sea', children: [{ id: 'north', label: 'North', href: '#north' }] },
          { id: 'hills', label: 'Hills', href: '#hills' },
        ]}
      />,
    );
    await press('button');
    await userEvent.keyboard('{ArrowDown}');
    expect(place.root.activeElement).toBe(find('[href="#north"]'));
    await userEvent.keyboard('{Escape}');
    expect(place.root.activeElement).toBe(find('button'));
    expect(find('button').getAttribute('aria-expanded')).toBe('false');
  });
});
