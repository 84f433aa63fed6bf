/** The real module only passes react-router 5 on; tests give it a `MemoryRouter` (tests/helpers/site.tsx). */
export {matchPath, Redirect, useHistory, useLocation} from 'react-router-dom';
