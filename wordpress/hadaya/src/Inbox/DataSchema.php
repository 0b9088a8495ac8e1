<?php
/**
 * Settings for messages.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Languages\LanguageTag;
use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the owner's settings for messages: retention, reply templates and signatures.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class DataSchema {

	/**
	 * Default values of the settings group `messages`.
	 */
	const DEFAULTS = array(
		'delete_with_plugin' => false,
		'keep_days'          => 0,
		'templates'          => array(),
		'signatures'         => array(),
	);

	private Schema $schema;

	public function __construct( Schema $schema ) {
		$this->schema = $schema;
	}

	/**
	 * Returns the settings group with the fields for messages.
	 *
	 * @return FieldSchema
	 */
	public function all(): array {
		$days   = Schema::number( __( 'Delete messages after (days)', 'hadaya' ), 0, 3650 );
		$switch = Schema::flag( __( 'Delete messages when the plugin is deleted', 'hadaya' ) );

		$days['description']   = __(
			'Enter 0 to keep all messages. Deleted messages and their files and notes cannot be restored.',
			'hadaya'
		);
		$switch['description'] = __( 'When off, messages and files are kept and are available again if you reinstall the plugin.', 'hadaya' );
		return Schema::group(
			array(
				'keep_days'          => $days,
				'delete_with_plugin' => $switch,
				'templates'          => $this->templates(),
				'signatures'         => $this->signatures(),
			)
		);
	}

	/**
	 * Returns the schema of the reply templates, each with a language, a name and a text.
	 *
	 * @return FieldSchema
	 */
	private function templates(): array {
		$placeholders = Schema::describe_placeholders( AnswerTemplates::PLACEHOLDERS );

		$text = array(
			'language' => Schema::choice( __( 'Language', 'hadaya' ), LanguageTag::NAMES ),
			'title'    => $this->schema->text( __( 'Name', 'hadaya' ), 'required' ),
			'text'     => $this->schema->text( __( 'Text', 'hadaya' ), 'answer-long', $placeholders ),
		);
		return Schema::items(
			__( 'Quick replies', 'hadaya' ),
			Schema::group( $text, __( 'Add quick reply', 'hadaya' ) ),
			array(
				'description' => __( 'The inbox lists replies in the visitor’s language first. Leave empty to use the default replies.', 'hadaya' ),
			)
		);
	}

	/**
	 * Returns the schema of the signatures, each with a language and a text.
	 *
	 * @return FieldSchema
	 */
	private function signatures(): array {
		$placeholders = Schema::describe_placeholders( AnswerTemplates::PLACEHOLDERS );

		$text = array(
			'language' => Schema::choice( __( 'Language', 'hadaya' ), LanguageTag::NAMES ),
			'text'     => $this->schema->text( __( 'Text', 'hadaya' ), 'answer-long' ),
		);
		return Schema::items(
			__( 'Signatures', 'hadaya' ),
			Schema::group( $text, __( 'Add signature', 'hadaya' ) ),
			array( 'description' => __( 'Added below replies from the inbox. Leave empty to use your site title.', 'hadaya' ) )
		);
	}
}
