/** What the contact page says, and no other. */
export const words = {
  title: 'Contact',
  phone: 'Phone',
  email: 'Email',
  city: 'City',
};
