const count = document.querySelector('.count');
const list = document.querySelector('ul');

function fullName(contact) {
  return `${contact.first} ${contact.last}`;
}

function search(text) {
  const wanted = text.trim().toLowerCase();
  return contacts.filter((contact) =>
    fullName(contact).toLowerCase().includes(wanted),
  );
}

function withTag(tag) {
  return contacts.filter((contact) => contact.tags.includes(tag));
}

function add(first, last, phone) {
  let highest = 0;
  for (const contact of contacts) {
    if (contact.id > highest) {
      highest = contact.id;
    }
  }
  const contact = { id: highest + 1, first, last, phone, tags: [] };
  contacts.push(contact);
  return contact;
}

function changePhone(id, phone) {
  const contact = contacts.find((person) => person.id === id);
  if (!contact) {
    return false;
  }
  contact.phone = phone;
  return true;
}

function remove(id) {
  const index = contacts.findIndex((contact) => contact.id === id);
  if (index === -1) {
    return false;
  }
  contacts.splice(index, 1);
  return true;
}

function show(people) {
  const sorted = people.toSorted((a, b) => a.last.localeCompare(b.last));
  list.replaceChildren();
  for (const contact of sorted) {
    const name = document.createElement('strong');
    name.textContent = fullName(contact);

    const phone = document.createElement('a');
    phone.href = `tel:+1-${contact.phone}`;
    phone.textContent = contact.phone;

    const item = document.createElement('li');
    item.append(name, phone);
    list.append(item);
  }
  count.textContent = `${people.length} of ${contacts.length} contacts`;
}

show(contacts);
