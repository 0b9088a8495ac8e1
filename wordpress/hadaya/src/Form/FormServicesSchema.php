<?php
/**
 * Settings of the form's services.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Languages\LanguageTag;
use Hadaya\Mail\Mails;
use Hadaya\Settings\Schema\Schema;
use Hadaya\Spam\Captcha;
use Hadaya\Webhook\WebhookSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes consent, spam check, mails and the webhook.
 */
final class FormServicesSchema {

	private Schema $schema;
	private WebhookSchema $webhook_schema;

	public function __construct( Schema $schema, WebhookSchema $webhook_schema ) {
		$this->schema         = $schema;
		$this->webhook_schema = $webhook_schema;
	}

	/**
	 * All groups by name, in display order.
	 *
	 * @return array[]
	 */
	public function fields(): array {
		return array(
			'consent'    => $this->consent(),
			'newsletter' => $this->newsletter(),
			'captcha'    => $this->captcha(),
			'mail'       => $this->mail(),
			'reply'      => $this->reply(),
			'webhook'    => $this->webhook_schema->group(),
		);
	}

	/**
	 * The visitor's consent.
	 *
	 * @return array<string, mixed>
	 */
	private function consent(): array {
		return Schema::switched(
			__( 'Consent', 'hadaya' ),
			__( 'Require the visitor’s consent', 'hadaya' ),
			array(
				'text'  => $this->schema->text( __( 'Consent text', 'hadaya' ), 'required-long' ),
				'page'  => $this->schema->text( __( 'Privacy policy URL', 'hadaya' ), 'uri', __( 'Leave empty for no link.', 'hadaya' ) ),
				'label' => $this->schema->text(
					__( 'Consent name', 'hadaya' ),
					'required',
					__( 'Labels the visitor’s answer in your messages.', 'hadaya' )
				),
				'agree' => $this->schema->text(
					__( 'Consent checkbox label', 'hadaya' ),
					'required',
					__( 'The visitor ticks this checkbox before sending. The label is saved with the message.', 'hadaya' )
				),
			)
		);
	}

	/**
	 * The newsletter opt-in.
	 *
	 * @return array<string, mixed>
	 */
	private function newsletter(): array {
		return Schema::switched(
			__( 'Newsletter', 'hadaya' ),
			__( 'Show a newsletter checkbox', 'hadaya' ),
			array(
				'label' => $this->schema->text(
					__( 'Newsletter name', 'hadaya' ),
					'required',
					__( 'Labels the visitor’s answer in your messages.', 'hadaya' )
				),
				'agree' => $this->schema->text(
					__( 'Newsletter checkbox label', 'hadaya' ),
					'required',
					__( 'Ticking is optional. Only visitors who tick it are added to the service set under “Webhook and newsletter”.', 'hadaya' )
				),
			)
		);
	}

	/**
	 * The spam check.
	 *
	 * @return array<string, mixed>
	 */
	private function captcha(): array {
		$kinds = array_keys( Captcha::SERVICES );
		return Schema::group(
			array(
				'kind'       => Schema::choice(
					__( 'Spam check service', 'hadaya' ),
					array(
						'none'      => __( 'None', 'hadaya' ),
						'v2'        => __( 'Google reCAPTCHA v2 (checkbox)', 'hadaya' ),
						'v3'        => __( 'Google reCAPTCHA v3 (invisible)', 'hadaya' ),
						'turnstile' => __( 'Cloudflare Turnstile', 'hadaya' ),
						'hcaptcha'  => __( 'hCaptcha', 'hadaya' ),
					)
				),
				'site_key'   => Schema::when( $this->schema->text( __( 'Site key', 'hadaya' ), 'key' ), 'kind', $kinds ),
				'secret'     => Schema::when(
					$this->schema->text(
						__( 'Secret key', 'hadaya' ),
						'key',
						__( 'Both keys must belong to the chosen service and version, for this site’s domain.', 'hadaya' )
					),
					'kind',
					$kinds
				),
				'least'      => Schema::when(
					Schema::number( __( 'Minimum score', 'hadaya' ), 1, 9 )
					+ array( 'description' => __( 'In tenths. Google recommends 5.', 'hadaya' ) ),
					'kind',
					array( 'v3' )
				),
				'hide_badge' => Schema::when(
					Schema::flag( __( 'Replace Google’s badge with a line in the form', 'hadaya' ) ),
					'kind',
					array( 'v3' )
				),
				'when_down'  => Schema::when( self::when_down(), 'kind', $kinds ),
				'akismet'    => Schema::flag( __( 'Check messages with Akismet', 'hadaya' ), true ) + array(
					'description' => __( 'Requires the Akismet plugin. Detected spam is kept in the Spam folder of the inbox.', 'hadaya' ),
				),
			),
			__( 'Spam check', 'hadaya' )
		);
	}

	/**
	 * What happens to messages while the spam check's service is down.
	 *
	 * @return array<string, mixed>
	 */
	private static function when_down(): array {
		$choices = array(
			'open'   => __( 'Accept messages and mark them as unchecked', 'hadaya' ),
			'closed' => __( 'Reject messages until it responds', 'hadaya' ),
		);
		return Schema::choice( __( 'If the service does not respond', 'hadaya' ), $choices );
	}

	/**
	 * The mail to the shop.
	 *
	 * @return array<string, mixed>
	 */
	private function mail(): array {
		$places  = Schema::tell_places( Mails::PLACES );
		$offered = array( 'places' => Mails::PLACES );
		return Schema::group(
			array(
				'subject' => $this->schema->text(
					__( 'Subject', 'hadaya' ),
					'template',
					__( 'Leave empty for the default subject.', 'hadaya' )
				) + $offered,
				'body'    => $this->schema->text(
					__( 'Email text', 'hadaya' ),
					'template-long',
					__( 'Leave empty for the default text.', 'hadaya' ) . ' ' . $places
				) + $offered,
			),
			__( 'Notification email', 'hadaya' )
		);
	}

	/**
	 * The automatic reply.
	 *
	 * @return array<string, mixed>
	 */
	private function reply(): array {
		$offered = array( 'places' => Mails::REPLY_PLACES );

		$text = array(
			'language' => Schema::choice( __( 'Language', 'hadaya' ), LanguageTag::NAMES ),
			'subject'  => $this->schema->text( __( 'Reply subject', 'hadaya' ), 'reply' ) + $offered,
			'body'     => $this->schema->text(
				__( 'Reply text', 'hadaya' ),
				'reply-long',
				__( '{name} is replaced with the visitor’s name, {site} with your site title.', 'hadaya' )
			) + $offered,
		);
		$more = array(
			'minItems'    => 1,
			'maxItems'    => count( LanguageTag::NAMES ),
			'description' => __(
				'Visitors get the reply in the language of the page or of their browser, otherwise the first one.',
				'hadaya'
			),
		);
		return Schema::switched(
			__( 'Automatic reply', 'hadaya' ),
			__( 'Confirm each message by email', 'hadaya' ),
			array( 'texts' => Schema::items( __( 'Replies', 'hadaya' ), Schema::group( $text, __( 'Add language', 'hadaya' ) ), $more ) )
		);
	}
}
