/**
 * A thread that reads built pages. The normalizer receives each page first, and the extractor reads its
 * output.
 */
import './normaliseOnMessage';
import 'docusaurus-lunr-search/src/html-to-doc.js';
