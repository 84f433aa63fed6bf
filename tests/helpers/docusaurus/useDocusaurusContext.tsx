import {SITE} from '../../../src/data/site';

export default function useDocusaurusContext() {
  return {siteConfig: {title: SITE.title, tagline: SITE.description, baseUrl: '/', url: SITE.url}};
}
