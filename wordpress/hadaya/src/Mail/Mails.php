<?php
/**
 * Emails about leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Languages\Languages;
use Hadaya\Languages\LocaleSwitcher;
use Hadaya\Leads\Lead;
use Hadaya\Settings\Options;
use Hadaya\Widgets\ContactForm;

defined( 'ABSPATH' ) || exit;

/**
 * Composes the notification to the shop, from the owner's or the default template, and the automatic reply to the
 * visitor.
 */
final class Mails {

	private Options $options;
	private Mailer $mailer;
	private ReplyLimit $limit;
	private ReplyLanguage $reply_language;
	private LeadPlaceholders $lead_placeholders;
	private MailThread $mail_thread;

	public function __construct(
		Options $options,
		Mailer $mailer,
		ReplyLimit $limit,
		ReplyLanguage $reply_language,
		LeadPlaceholders $lead_placeholders,
		MailThread $mail_thread
	) {
		$this->reply_language    = $reply_language;
		$this->lead_placeholders = $lead_placeholders;
		$this->mail_thread       = $mail_thread;
		$this->options           = $options;
		$this->mailer            = $mailer;
		$this->limit             = $limit;
	}

	/**
	 * Plans the emails for a new lead: the notification, and a reply if the owner enabled it and the visitor's address has not received one in the
	 * last 24 hours. Runs during the visitor's request, because the browser's languages are known only then.
	 *
	 * @param Lead $lead Lead.
	 * @return MailPlan
	 */
	public function plan( Lead $lead ): MailPlan {
		$reply = ContactForm::from_array( $this->options->form() )->reply();
		$email = $lead->text( 'email' );
		if ( ! $reply['enabled'] || ! is_email( $email ) || ! $this->limit->take( $email ) ) {
			return new MailPlan( array( MailPlan::SHOP ) );
		}
		return new MailPlan( array( MailPlan::SHOP, MailPlan::REPLY ), $this->reply_language->requested( $lead->origin()->to_array() ) );
	}

	/**
	 * Sends the pending emails of a lead, the notification in the shop's language and the automatic reply in the visitor's.
	 *
	 * @param Lead     $lead Lead.
	 * @param MailPlan $plan Its emails.
	 * @return string[] Error message for each failed email, keyed by the kind of email; emails that were sent are not listed.
	 */
	public function send( Lead $lead, MailPlan $plan ): array {
		$form     = ContactForm::of( $this->options, $lead->origin()->form() );
		$problems = array();
		foreach ( $plan->left() as $kind ) {
			$switcher          = MailPlan::SHOP === $kind
				? ( new LocaleSwitcher( self::language_of( Recipients::of( $lead, $form ) ) ) )->begin()
				: null;
			$mail              = MailPlan::SHOP === $kind
				? $this->to_shop( $lead, $form )
				: $this->to_visitor( $lead, $form->reply()['texts'], $plan->languages() );
			$problems[ $kind ] = array() === $mail ? '' : $this->mailer->send( $kind, $lead, $mail );
			if ( null !== $switcher ) {
				$switcher->end();
			}
		}
		return array_filter( $problems, 'strlen' );
	}

	/**
	 * Returns the language of the shop's emails: the recipient's if they are a WordPress user who chose one, otherwise the site's. It is never the
	 * visitor's.
	 *
	 * @param string $mail_to Recipient that the owner chose; empty for the address of the site's administrator.
	 * @return string Locale.
	 */
	private static function language_of( string $mail_to ): string {
		$user   = get_user_by( 'email', '' === $mail_to ? (string) get_option( 'admin_email' ) : $mail_to );
		$locale = $user instanceof \WP_User ? (string) $user->get( 'locale' ) : '';
		return '' === $locale ? Languages::of_site() : $locale;
	}

	/**
	 * Returns the email that notifies the shop of a lead. A reply to it goes to the visitor, if the visitor entered a valid address.
	 *
	 * @param Lead        $lead Lead.
	 * @param ContactForm $form Form.
	 * @return array{to: string|string[], subject: string, message: string, headers: string[], id?: string}
	 */
	private function to_shop( Lead $lead, ContactForm $form ): array {
		$values  = $this->lead_placeholders->of( $lead );
		$email   = $lead->text( 'email' );
		$to      = Recipients::of( $lead, $form );
		$mail    = $form->mail();
		$subject = '' === $mail['subject']
			/* translators: %s: name of the site. */
			? sprintf( __( '[%s] New message from the contact form', 'hadaya' ), $values['site'] )
			: MailTemplate::fill( $mail['subject'], $values );
		return array(
			'to'      => '' === $to ? get_option( 'admin_email' ) : $to,
			'subject' => MailTemplate::line( $subject ),
			'message' => MailTemplate::fill( '' === $mail['body'] ? "{fields}\n\n{page}\n{link}" : $mail['body'], $values ),
			'headers' => is_email( $email ) ? array( 'Reply-To: ' . $email ) : array(),
		);
	}

	/**
	 * Returns the automatic reply in the visitor's language. The first name is the only text from the visitor in it, because the address may belong
	 * to another person. Its headers prevent other automatic replies from answering it.
	 *
	 * @param Lead                                                         $lead      Lead.
	 * @param list<array{language: string, subject: string, body: string}> $texts     Texts by language.
	 * @param string[]                                                     $languages Languages, most preferred first.
	 * @return array{}|array{to: string|string[], subject: string, message: string, headers: string[], id?: string} Empty if there is no text.
	 */
	private function to_visitor( Lead $lead, array $texts, array $languages ): array {
		$text = $this->reply_language->choose( $texts, $languages );
		if ( null === $text ) {
			return array();
		}
		$name   = FirstName::of( $lead->text( 'name' ) );
		$values = array(
			'name' => $name,
			'site' => $this->lead_placeholders->site(),
		);
		if ( '' === $name ) {
			$text = array_map( array( FirstName::class, 'take_out' ), $text );
		}
		return array(
			'to'      => $lead->text( 'email' ),
			'subject' => MailTemplate::line( MailTemplate::fill( $text['subject'], $values ) ),
			'message' => MailTemplate::fill( $text['body'], $values ),
			'headers' => array( 'Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All' ),
			'id'      => $this->mail_thread->root( $lead->id() ),
		);
	}
}
