<?php
/**
 * Mails about messages.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Leads\Leads;
use Hadaya\Settings\Options;
use Hadaya\Widgets\FieldNames;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the mail to the shop, by the owner's template or ours, and the automatic answer to the visitor.
 */
final class Mails {


	/**
	 * What a template may name in braces.
	 */
	const PLACES = array( 'name', 'email', 'phone', 'message', 'fields', 'page', 'link', 'site' );

	/**
	 * What an automatic answer may name: nothing that a stranger could use to send his own text to somebody else's address.
	 */
	const REPLY_PLACES = array( 'name', 'site' );

	/**
	 * Where messages are kept.
	 *
	 * @var Leads
	 */
	private Leads $leads;

	/**
	 * Remembers its parts.
	 *
	 * @param Leads $leads Where messages are kept.
	 */
	public function __construct( Leads $leads ) {
		$this->leads = $leads;
	}

	/**
	 * Tells the shop, and answers the visitor where the owner wants it. A mail that cannot be sent loses nothing: the message
	 * is kept.
	 *
	 * @param int   $id   Number of the message.
	 * @param array $form Settings of the form.
	 */
	public function send( int $id, array $form ): void {
		$lead   = $this->leads->read( $id );
		$sender = isset( $lead['texts']['email'] ) && is_email( $lead['texts']['email'] ) ? $lead['texts']['email'] : '';
		$values = self::values( $lead, $id );
		/* translators: %s: name of the site. */
		$subject = '' === $form['mail']['subject'] ? sprintf( __( '[%s] New message from the contact form', 'hadaya' ), $values['site'] ) : self::fill( $form['mail']['subject'], $values );
		$body    = self::fill( '' === $form['mail']['body'] ? "{fields}\n\n{page}\n{link}" : $form['mail']['body'], $values );
		$headers = '' === $sender ? array() : array( 'Reply-To: ' . $sender );
		wp_mail( '' === $form['mail_to'] ? get_option( 'admin_email' ) : $form['mail_to'], self::line( $subject ), $body, $headers );
		if ($form['reply']['enabled'] && '' !== $sender && self::may_answer( $sender ) ) {
			$this->answer( $sender, $form['reply']['texts'], $lead, $values );
		}
	}

	/**
	 * Sends the automatic answer in the visitor's language. Its header keeps other automatic answers from answering it.
	 *
	 * @param string   $sender Address of the visitor.
	 * @param array[]  $texts  Texts by language.
	 * @param array    $lead   Message.
	 * @param string[] $values What the places stand for.
	 */
	private function answer( string $sender, array $texts, array $lead, array $values ): void {
		$text = ReplyLanguage::choose( $texts, $lead['origin'] );
		if (null === $text ) {
			return;
		}
		$values = array_intersect_key( $values, array_flip( self::REPLY_PLACES ) );
		// No address that somebody has put into the field of the name reaches anybody else.
		$values['name'] = mb_substr( (string) preg_replace( '#\S*(?:[/@]|\.\w)\S*#u', '', mb_substr( self::line( $values['name'] ), 0, 200 ) ), 0, 60 );
		wp_mail( $sender, self::line( self::fill( $text['subject'], $values ) ), self::fill( $text['body'], $values ), array( 'Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All' ) );
	}

	/**
	 * Whether an address may get an answer now: one an hour, so that nobody can fill a stranger's inbox. Only a keyed hash of
	 * the address is kept.
	 *
	 * @param  string $sender Address.
	 * @return bool
	 */
	private static function may_answer( string $sender ): bool {
		$key = 'hadaya_rate_' . substr( wp_hash( 'reply' . strtolower( $sender ), 'nonce' ), 0, 20 );
		if (false !== get_transient( $key ) ) {
			return false;
		}
		set_transient( $key, 1, HOUR_IN_SECONDS );
		return true;
	}

	/**
	 * What the places of a template stand for.
	 *
	 * @param  array $lead Message.
	 * @param  int   $id   Its number.
	 * @return string[]
	 */
	private static function values( array $lead, int $id ): array {
		$lines = array();
		foreach ( $lead['texts'] as $name => $value ) {
			$lines[] = FieldNames::title( $name ) . ': ' . $value;
		}
		foreach ( $lead['custom'] as $field ) {
			$lines[] = $field['label'] . ': ' . $field['value'];
		}
		foreach ( $lead['files'] as $file ) {
			$lines[] = $file['label'] . ': ' . $file['name'];
		}
		$own = array(
			'fields' => implode( "\n", $lines ),
			'page'   => $lead['origin']['page_title'] . ' ' . $lead['origin']['ref_url'],
			'link'   => admin_url( 'post.php?action=edit&post=' . $id ),
			'site'   => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
		);
		return $own + $lead['texts'] + array_fill_keys( Options::FORM_FIELDS, '' );
	}

	/**
	 * Names in braces that a text may not have.
	 *
	 * @param  string   $text   Template.
	 * @param  string[] $places What it may name.
	 * @return string[]
	 */
	public static function unknown_places( string $text, array $places ): array {
		preg_match_all( '/\{(\w+)\}/', $text, $found );
		return array_values( array_diff( $found[1], $places ) );
	}

	/**
	 * Fills a template, once: what a visitor wrote in braces stays as it is.
	 *
	 * @param  string   $text   Template.
	 * @param  string[] $values What the places stand for.
	 * @return string
	 */
	private static function fill( string $text, array $values ): string {
		$places = array();
		foreach ( $values as $name => $value ) {
			$places[ '{' . $name . '}' ] = $value;
		}
		return strtr( $text, $places );
	}

	/**
	 * A text in one line.
	 *
	 * @param  string $text Text.
	 * @return string
	 */
	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
