import {findLibraries} from '../../../../src/runners/frame/useLibraries';
import {libraryOfCopy} from '../../../../src/lib/code/libraryOfCopy';

const find = (text: string) => findLibraries([{name: 'script.js', text}]);

describe('findLibraries', () => {
  it.each([
    ["import {DateTime} from 'luxon';", ['luxon']],
    ["import {createRouter} from 'vue-router';", ['vue', 'vue-router']],
    ["import {createApp} from 'https://unpkg.com/vue@3/dist/vue.esm-browser.js';", ['vue']],
    ['const {createApp} = Vue;', ['vue']],
    ['const DateTime = luxon.DateTime;', ['luxon']],
    ["$('p').hide();", ['jquery']],
    ["$.getJSON('a');", ['jquery']],
    ['const price = `${total}`;', []],
    ['<button data-bs-toggle="collapse">', ['bootstrap']],
    ['axios.get("a")', ['axios']],
    ['// Learn Vue and luxon', []],
  ])('%s', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });
});

describe('libraryOfCopy', () => {
  it.each([
    ['https://cdn.jsdelivr.net/npm/bootstrap@5.3.8/dist/css/bootstrap.min.css', 'bootstrap'],
    ['https://code.jquery.com/jquery-4.0.0.min.js', 'jquery'],
    ['https://cdn.jsdelivr.net/npm/jquery@4/dist/jquery.min.js', 'jquery'],
    ['https://unpkg.com/vue@3', 'vue'],
    ['https://unpkg.com/vue-router@4/dist/vue-router.global.js', 'vue-router'],
    ['//cdn.jsdelivr.net/npm/axios/dist/axios.min.js', 'axios'],
    ['https://example.org/app.js', undefined],
    ['bootstrap/dist/js/bootstrap.js', undefined],
  ])('%s', (address, expected) => {
    expect(libraryOfCopy(address)).toBe(expected);
  });
});
