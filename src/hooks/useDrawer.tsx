import React, {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {useLocation} from '@docusaurus/router';

interface Drawer {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly toggle: () => void;
}

const Context = createContext<Drawer | null>(null);

/** The state of the drawer on phones. Every navigation closes it. */
export function DrawerProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  useEffect(() => setOpen(false), [location]);
  const drawer = useMemo(
    () => ({
      isOpen,
      open: () => setOpen(true),
      close: () => setOpen(false),
      toggle: () => setOpen((value) => !value),
    }),
    [isOpen],
  );
  return <Context.Provider value={drawer}>{children}</Context.Provider>;
}

export function useDrawer(): Drawer {
  const drawer = useContext(Context);
  if (drawer === null) {
    throw new Error('useDrawer is called without DrawerProvider');
  }
  return drawer;
}
